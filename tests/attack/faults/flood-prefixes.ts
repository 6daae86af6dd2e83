import { DEFAULT_PUBLIC_ANON_KEY } from '#server/environment.ts'
import { ask, from, get } from './asking.ts'
import { burst } from './burst.ts'
import type { Fault } from './fault.ts'
import { honestDuring } from './honest.ts'

const PREFIXES = 20_700
const NEWCOMERS = 20

const settings = (address: string): ReturnType<typeof get> =>
  get('/rest/v1/settings', ['apikey', DEFAULT_PUBLIC_ANON_KEY], from(address))

/** One line is handed a /48 and more: every /64 of it looks like another house. */
export const floodPrefixes: Fault = {
  id: 'flood-prefixes',
  name: 'an attacker with 20,700 IPv6 prefixes does not crowd out newcomers',
  engines: ['sqlite'],
  async run({ start }) {
    const target = await start()
    const messages = Array.from({ length: PREFIXES }, (_, index) =>
      settings(`2001:db8:${(index >> 12).toString(16)}:${(index & 4095).toString(16)}::1`),
    )
    const problems = await honestDuring(target, burst(target.port, messages))
    // The crowd's counter must be far from full, so that it is pushed a little further.
    await burst(
      target.port,
      Array.from({ length: 700 }, (_, index) => settings(`2001:db8:ff:${index.toString(16)}::1`)),
    )
    for (let index = 0; index < NEWCOMERS; index++) {
      for (const address of [`192.0.2.${index}`, `2a02:${index + 1}::1`]) {
        const { status } = await ask(target.port, settings(address))
        if (status !== 200) problems.push(`a newcomer from ${address} was answered ${status}`)
      }
    }
    return problems.slice(0, 3)
  },
}

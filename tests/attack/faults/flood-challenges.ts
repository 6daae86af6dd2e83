import { from, get } from './asking.ts'
import { burst } from './burst.ts'
import type { Fault } from './fault.ts'
import { honestDuring } from './honest.ts'

const ADDRESSES = 250
const CHALLENGES = 4000
const ALL_AT_ONCE = { connections: 100, onTheirWay: 40 }

/** Each challenge costs the server milliseconds of work, and its asker nothing. */
export const floodChallenges: Fault = {
  id: 'flood-challenges',
  name: '4,000 challenges asked for at once hold up nobody else',
  engines: ['sqlite'],
  async run({ start }) {
    const target = await start()
    const messages = Array.from({ length: CHALLENGES }, (_, index) =>
      get('/captcha/challenge', from(`203.0.113.${index % ADDRESSES}`)),
    )
    return await honestDuring(target, burst(target.port, messages, ALL_AT_ONCE))
  },
}

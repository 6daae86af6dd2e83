import { A_SERVICE } from '#domain/some-service.fixture.ts'
import { formPost } from '../families/request-form.ts'
import { ask, idOf, insert } from './asking.ts'
import { BOTH, type Fault } from './fault.ts'

const FIRST = '1 Wrong Wexcombe St'
const RIGHT = '2 Right Wexcombe Ave'
const FIELDS = {
  name: 'Ann Quibblewick',
  phone: '(201) 555-0123',
  service: A_SERVICE,
  timeframe: 'ASAP',
}

export const correctedRequest: Fault = {
  id: 'corrected-request',
  name: 'a request that is corrected and sent again is stored corrected, and a guessed key shows nothing',
  engines: BOTH,
  async run({ start }) {
    const target = await start({ environment: { RATE_LIMIT: 'off' } })
    const problems: string[] = []
    const form = { ...FIELDS, idempotency_key: 'one-key-for-the-form' }
    await ask(target.port, formPost({ ...form, address: FIRST }))
    const corrected = await ask(target.port, formPost({ ...form, address: RIGHT }))
    const addresses = await target.withStore(async (store) => {
      const leads = await Array.fromAsync(store.listLeads({}))
      return leads.map(({ address }) => address)
    })
    if (corrected.status === 303 && !addresses.includes(RIGHT)) {
      problems.push('the form was thanked for, and its first text kept')
    }

    const key = ['idempotency-key', crypto.randomUUID()] as const
    const wire = (address: string, phone: string): ReturnType<typeof insert> =>
      insert({ ...FIELDS, phone, address, recaptcha_token: target.mint.token() }, key)
    const first = await ask(target.port, wire(FIRST, FIELDS.phone))
    const again = await ask(target.port, wire(RIGHT, FIELDS.phone))
    const asked = again.status === 201 && again.body.includes(FIRST)
    if (asked) problems.push('other content under the same key was answered with the first text')
    if (again.status !== 201 && again.status !== 409) {
      problems.push(`other content under the same key was answered ${again.status}`)
    }
    for (const phone of ['(908) 555-0199', FIELDS.phone]) {
      const stranger = await ask(target.port, wire('3 Elsewhere Wexcombe Rd', phone))
      if (
        idOf(stranger) !== null &&
        idOf(stranger) === idOf(first) &&
        stranger.body.includes(FIRST)
      ) {
        problems.push(`a guessed key was answered with somebody's row`)
      }
    }
    return problems
  },
}

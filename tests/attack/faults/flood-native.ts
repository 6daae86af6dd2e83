import { formPost } from '../families/request-form.ts'
import { ask, from } from './asking.ts'
import { burst } from './burst.ts'
import { BOTH, type Fault } from './fault.ts'
import { honestDuring } from './honest.ts'

const ADDRESSES = 10
const EACH = 30

const fields = (number: number): Record<string, string> => ({
  name: `Ann Quibblewick ${number}`,
  phone: '(201) 555-0123',
  address: '7601 Bergenline Wexcombe Ave',
  service: 'House Lockout',
  timeframe: 'ASAP',
})

/** The form without scripts, which has no captcha: what one address may not, all of them may not cost others. */
export const floodNative: Fault = {
  id: 'flood-native',
  name: 'ten addresses with 30 forms without scripts each cost nobody else anything',
  engines: BOTH,
  async run({ start }) {
    const target = await start()
    const messages = Array.from({ length: ADDRESSES * EACH }, (_, index) =>
      formPost(fields(index), from(`203.0.113.${index % ADDRESSES}`)),
    )
    const problems = await honestDuring(target, burst(target.port, messages))
    const { status } = await ask(target.port, formPost(fields(-1), from('198.51.100.77')))
    return status === 303 ? problems : [...problems, `an honest form was answered ${status}`]
  },
}

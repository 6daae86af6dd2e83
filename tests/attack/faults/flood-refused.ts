import { burst } from './burst.ts'
import { from, insert } from './asking.ts'
import { BOTH, type Fault } from './fault.ts'
import { honestDuring } from './honest.ts'

const ADDRESSES = 8
const EACH = 450

/** More requests with a forged proof than the site takes of all visitors in ten minutes, within seconds. */
export const floodRefused: Fault = {
  id: 'flood-refused',
  name: 'eight addresses with 3,600 refused requests cost nobody else anything',
  engines: BOTH,
  async run({ start }) {
    const target = await start()
    const messages = Array.from({ length: ADDRESSES * EACH }, (_, index) =>
      insert({ recaptcha_token: 'forged' }, from(`203.0.113.${index % ADDRESSES}`)),
    )
    return await honestDuring(target, burst(target.port, messages))
  },
}

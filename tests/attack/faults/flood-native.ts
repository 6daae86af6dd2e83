import { A_SERVICE } from '#domain/some-service.fixture.ts'
import { formPost } from '../families/request-form.ts'
import { ask, from } from './asking.ts'
import { burst } from './burst.ts'
import { BOTH, type Fault } from './fault.ts'
import { honestDuring } from './honest.ts'

const ADDRESSES = 12
/** In waves, so that none is told to come back only because too many came at once. */
const WAVES = 3
const EACH_WAVE = 10

const fields = (number: number): Record<string, string> => ({
  name: `Ann Quibblewick ${number}`,
  phone: '(201) 555-0123',
  address: '7601 Bergenline Wexcombe Ave',
  service: A_SERVICE,
  timeframe: 'ASAP',
})

/** The form without scripts, which has no captcha: what one address may not, all of them may not cost others. */
export const floodNative: Fault = {
  id: 'flood-native',
  name: 'twelve addresses with 30 forms without scripts each cost nobody else anything',
  engines: BOTH,
  async run({ start }) {
    const target = await start()
    const waves = async (): Promise<void> => {
      for (let wave = 0; wave < WAVES; wave++) {
        const messages = Array.from({ length: ADDRESSES * EACH_WAVE }, (_, index) =>
          formPost(fields(wave * 1000 + index), from(`203.0.113.${index % ADDRESSES}`)),
        )
        await burst(target.port, messages)
      }
    }
    const problems = await honestDuring(target, waves())
    const { status } = await ask(target.port, formPost(fields(-1), from('198.51.100.77')))
    return status === 303 ? problems : [...problems, `an honest form was answered ${status}`]
  },
}

import { formPost } from '../families/request-form.ts'
import { ask, from, insert } from './asking.ts'
import { type Fault } from './fault.ts'
import { honestDuring } from './honest.ts'

const PIECES = [' ', '\n', '\t', '@', '.', 'a@', '(', '<', '"', '\u200b', '\r', '-', '=', 'a ']
const LENGTH = 10_000
const LIMIT_MS = 250

/** Every text that a stranger may send at its full length, in both doors of the form. */
export const longTexts: Fault = {
  id: 'long-texts',
  name: 'no field, however it is filled, takes longer than its length',
  engines: ['sqlite'],
  async run({ start }) {
    const target = await start({ environment: { RATE_LIMIT: 'off' } })
    const problems: string[] = []
    const look = (what: string, status: number, ms: number): void => {
      if (status === 0 || status >= 500) problems.push(`${what} was answered ${status}`)
      if (ms > LIMIT_MS) problems.push(`${what} took ${Math.round(ms)} ms`)
    }
    const work = async (): Promise<void> => {
      for (const piece of PIECES) {
        const text = `x${piece.repeat(LENGTH / piece.length - 2)}x`
        for (const field of ['name', 'phone', 'email', 'address', 'service', 'notes'] as const) {
          const one = await ask(target.port, insert({ [field]: text }, from('203.0.113.1')))
          const two = await ask(target.port, formPost({ [field]: text }, from('203.0.113.1')))
          // The quicker of the two tries tells a slow machine from slow work.
          const again = one.ms < LIMIT_MS ? one : await ask(target.port, insert({ [field]: text }))
          look(`${field} of ${JSON.stringify(piece)}…`, one.status, Math.min(one.ms, again.ms))
          look(`${field} of ${JSON.stringify(piece)}… without scripts`, two.status, two.ms)
        }
      }
    }
    const met = await honestDuring(target, work())
    return [...problems, ...met].slice(0, 3)
  },
}

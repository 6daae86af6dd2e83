import { get } from './asking.ts'
import { burst } from './burst.ts'
import type { Fault } from './fault.ts'
import { honestDuring } from './honest.ts'

/** Long texts that make a careless expression try again from every character. */
const PIECES = ['/', '/a', '%2f', '.', ';', '+', '//a', '-', '@']
const LENGTH = 15_000
const TIMES = 24
const LIMIT_MS = 1500

export const longPaths: Fault = {
  id: 'long-paths',
  name: 'a path of 15,000 slashes, or of anything else, is refused at once',
  engines: ['sqlite'],
  async run({ start }) {
    const target = await start()
    const problems: string[] = []
    const work = async (): Promise<void> => {
      for (const piece of PIECES) {
        // What comes last keeps an expression from ending with the first try.
        const path = `/${piece.repeat(LENGTH / piece.length)}x`
        const { statuses, ms } = await burst(
          target.port,
          Array.from({ length: TIMES }, () => get(path)),
        )
        const other = [...statuses.keys()].filter((status) => status < 400 || status >= 500)
        if (other.length > 0) problems.push(`'${piece}'… was answered ${other.join(', ')}`)
        if (ms > LIMIT_MS) problems.push(`${TIMES} of '${piece}'… took ${Math.round(ms)} ms`)
      }
    }
    const met = await honestDuring(target, work())
    return [...problems, ...met].slice(0, 3)
  },
}

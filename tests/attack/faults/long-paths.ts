import { ask, get } from './asking.ts'
import type { Fault } from './fault.ts'
import { honestDuring } from './honest.ts'

/** Long texts that make a careless expression try again from every character. */
const PIECES = ['/', '/a', '%2f', '.', ';', '+', '//a', '-', '@']
const LENGTH = 15_000
const TIMES = 5
const LIMIT_MS = 250

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
        const times: number[] = []
        for (let time = 0; time < TIMES; time++) {
          const { status, ms } = await ask(target.port, get(path))
          times.push(ms)
          if (status < 400 || status >= 500) problems.push(`'${piece}'… was answered ${status}`)
        }
        const least = Math.min(...times)
        if (least > LIMIT_MS) problems.push(`'${piece}'… took ${Math.round(least)} ms`)
      }
    }
    const met = await honestDuring(target, work())
    return [...problems, ...met].slice(0, 3)
  },
}

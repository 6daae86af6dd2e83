import { PERSONAL } from '../cases/people.ts'

/** Reads a server's log as it comes, some thousand lines a second, and keeps only what is wrong. */
export interface LogWatch {
  /** Takes standard output piece by piece. */
  take(text: string): void
  readonly lines: number
  /** Lines with something in them that no line may hold; the first few. */
  readonly leaks: readonly string[]
  /** Messages of warnings and errors, each with how often it came. */
  readonly troubles: ReadonlyMap<string, number>
  /** True once a line with this message came. */
  has(message: string): boolean
}

const FEW = 5
/** Pino's numbers from 40 (warn) up. */
const TROUBLE = /"level":([456]0)/
const MESSAGE = /"msg":"((?:[^"\\]|\\.)*)"/

/** @param neverLogged what else no line may hold, such as tokens of the path */
export function createLogWatch(neverLogged: readonly RegExp[] = []): LogWatch {
  const forbidden = [PERSONAL, ...neverLogged]
  const leaks: string[] = []
  const troubles = new Map<string, number>()
  let rest = ''
  let lines = 0

  const look = (line: string): void => {
    if (leaks.length < FEW && forbidden.some((pattern) => pattern.test(line))) leaks.push(line)
    const level = TROUBLE.exec(line)?.[1]
    if (level === undefined) return
    const code = /"code":"(\w+)"/.exec(line)?.[1]
    const name = `${level} ${MESSAGE.exec(line)?.[1] ?? line.slice(0, 200)}${code ? ` (${code})` : ''}`
    troubles.set(name, (troubles.get(name) ?? 0) + 1)
  }

  return {
    take(text) {
      const end = text.lastIndexOf('\n') + 1
      const whole = rest + text.slice(0, end)
      rest = end === 0 ? rest + text : text.slice(end)
      if (end === 0) return
      for (let at = whole.indexOf('\n'); at !== -1; at = whole.indexOf('\n', at + 1)) lines++
      // Nearly all pieces are in order: looked at as a whole they cost little.
      const suspect = TROUBLE.test(whole) || forbidden.some((pattern) => pattern.test(whole))
      if (suspect) whole.split('\n').forEach(look)
    },
    get lines() {
      return lines
    },
    leaks,
    troubles,
    has: (message) => [...troubles.keys()].some((name) => name.includes(message)),
  }
}

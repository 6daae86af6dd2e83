import { PERSONAL } from './attack/cases/people.ts'

/** Reads a server's log, thousands of lines per second, and keeps only defects. */
export interface LogWatch {
  /** Takes a piece of standard output. */
  take(text: string): void
  /** The first few lines with content that must not be logged. */
  readonly leaks: readonly string[]
  /** Warnings and errors as "LEVEL MESSAGE: CAUSE (CODE)", with their counts. */
  readonly warnings: ReadonlyMap<string, number>
  /** Returns whether a line with this message was logged. */
  has(message: string): boolean
}

const MAX_LISTED = 5
/** Pino's levels from 40 (warn). */
const WARNING_LEVEL = /"level":([456]0)/
const MESSAGE = /"msg":"((?:[^"\\]|\\.)*)"/
const CAUSE = /"message":"((?:[^"\\]|\\.)*)"/

/**
 * Searches log lines for personal data.
 * @param neverLogged what no line may contain in addition to personal data, such as tokens in a
 *   path
 */
export function createLogWatch(neverLogged: readonly RegExp[] = []): LogWatch {
  const forbidden = [PERSONAL, ...neverLogged]
  const leaks: string[] = []
  const warnings = new Map<string, number>()
  let rest = ''

  const readLine = (line: string): void => {
    if (leaks.length < MAX_LISTED && forbidden.some((pattern) => pattern.test(line)))
      leaks.push(line)
    const level = WARNING_LEVEL.exec(line)?.[1]
    if (level === undefined) return
    const code = /"code":"(\w+)"/.exec(line)?.[1]
    const cause = CAUSE.exec(line)?.[1]
    const message = MESSAGE.exec(line)?.[1] ?? line.slice(0, 200)
    const name = `${level} ${message}${cause ? `: ${cause}` : ''}${code ? ` (${code})` : ''}`
    warnings.set(name, (warnings.get(name) ?? 0) + 1)
  }

  return {
    take(text) {
      const end = text.lastIndexOf('\n') + 1
      const whole = rest + text.slice(0, end)
      rest = end === 0 ? rest + text : text.slice(end)
      if (end === 0) return
      // Nearly all pieces are clean, so each is first checked as a whole, which is cheap.
      const suspect = WARNING_LEVEL.test(whole) || forbidden.some((pattern) => pattern.test(whole))
      if (suspect) whole.split('\n').forEach(readLine)
    },
    leaks,
    warnings,
    has: (message) => [...warnings.keys()].some((name) => name.includes(message)),
  }
}

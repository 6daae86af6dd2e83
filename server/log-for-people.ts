import type { LogLines } from './log-lines.ts'

/** Of pino: 40 warn, 50 error, 60 fatal. */
const PINO_WARN = 40

/** What is read of a line; every other entry is left to whoever reads JSON. */
interface Line {
  readonly level: number
  readonly time: string
  readonly msg: string
  readonly route?: string
  readonly status?: number
  readonly req?: { readonly method?: string }
  readonly err?: { readonly message?: string }
  readonly reason?: unknown
}

/**
 * Log lines for somebody at a terminal: one for each request for a locksmith
 * and one for each trouble, in plain words; nothing of what goes well. What
 * is told are the lines that the log has anyway, so nothing that a visitor
 * typed can be in it.
 */
export function forPeople(lines: LogLines, timeZone?: string): LogLines {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeStyle: 'medium',
    hourCycle: 'h23',
    ...(timeZone !== undefined && { timeZone }),
  })
  return {
    ...lines,
    write(line) {
      const told = toldOf(line)
      if (told === null) return
      lines.write(told.at === null ? `${told.text}\n` : `${clock.format(told.at)}  ${told.text}\n`)
    },
  }
}

function toldOf(line: string): { at: Date | null; text: string } | null {
  const read = readLine(line)
  if (read === null) return { at: null, text: line.trimEnd() }
  const at = new Date(read.time)
  if (read.level >= PINO_WARN) return { at, text: `Trouble: ${read.msg}${because(read)}` }
  if (isRequest(read)) return { at, text: 'A request for a locksmith came in.' }
  if (read.msg === 'stopping') return { at, text: 'Stopping.' }
  return null
}

/** Stored by either door: the one for scripts answers 201, the one without them leads on. */
const isRequest = ({ msg, route, status, req }: Line): boolean =>
  msg === 'answered' &&
  req?.method === 'POST' &&
  ((route === '/rest/v1/submissions' && status === 201) || (route === '/request' && status === 303))

function because({ err, reason }: Line): string {
  const why = err?.message ?? (typeof reason === 'string' ? reason : undefined)
  return why === undefined ? '' : ` (${why})`
}

/** Null for what is no line of the log. */
function readLine(line: string): Line | null {
  try {
    return JSON.parse(line) as Line
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

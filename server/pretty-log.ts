import type { LogWriter } from './log-writer.ts'

/** Of pino: 40 warn, 50 error, 60 fatal. */
const WARN_LEVEL = 40

/** What is read of a line; every other entry is left to whoever reads JSON. */
interface LogEntry {
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
export function prettyLog(lines: LogWriter, timeZone?: string): LogWriter {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeStyle: 'medium',
    hourCycle: 'h23',
    ...(timeZone !== undefined && { timeZone }),
  })
  return {
    ...lines,
    write(line) {
      const text = entryText(line)
      if (text === null) return
      lines.write(text.at === null ? `${text.text}\n` : `${clock.format(text.at)}  ${text.text}\n`)
    },
  }
}

function entryText(line: string): { at: Date | null; text: string } | null {
  const read = parseLogLine(line)
  if (read === null) return { at: null, text: line.trimEnd() }
  const at = new Date(read.time)
  if (read.level >= WARN_LEVEL) return { at, text: `Trouble: ${read.msg}${errorReason(read)}` }
  if (isStoredSubmission(read)) return { at, text: 'A request for a locksmith came in.' }
  if (read.msg === 'stopping') return { at, text: 'Stopping.' }
  return null
}

/** Stored by either door: the one for scripts answers 201, the one without them leads on. */
const isStoredSubmission = ({ msg, route, status, req }: LogEntry): boolean =>
  msg === 'answered' &&
  req?.method === 'POST' &&
  ((route === '/rest/v1/submissions' && status === 201) || (route === '/request' && status === 303))

function errorReason({ err, reason }: LogEntry): string {
  const why = err?.message ?? (typeof reason === 'string' ? reason : undefined)
  return why === undefined ? '' : ` (${why})`
}

/** Null for what is no line of the log. */
function parseLogLine(line: string): LogEntry | null {
  try {
    return JSON.parse(line) as LogEntry
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

import { parseJson } from '#server/http/parse-json.ts'
import type { LogWriter } from './log-writer.ts'

/** Pino levels: 40 warn, 50 error, 60 fatal. */
const WARN_LEVEL = 40

/** The entries of a log line that are used here. */
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
 * Formats log lines for a terminal: one for each submission and one for each error, in plain words;
 * nothing else. Contains no visitor input, because it uses the log's own lines.
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
  const read = parseJson(line) as LogEntry | undefined
  if (read === undefined) return { at: null, text: line.trimEnd() }
  const at = new Date(read.time)
  if (read.level >= WARN_LEVEL) return { at, text: `Trouble: ${read.msg}${errorReason(read)}` }
  if (isStoredSubmission(read)) return { at, text: 'A request for a locksmith came in.' }
  if (read.msg === 'stopping') return { at, text: 'Stopping.' }
  return null
}

/**
 * Returns whether this is a stored submission: the API answers 201, the form without scripts
 * redirects.
 */
const isStoredSubmission = ({ msg, route, status, req }: LogEntry): boolean =>
  msg === 'answered' &&
  req?.method === 'POST' &&
  ((route === '/rest/v1/submissions' && status === 201) || (route === '/request' && status === 303))

function errorReason({ err, reason }: LogEntry): string {
  const why = err?.message ?? (typeof reason === 'string' ? reason : undefined)
  return why === undefined ? '' : ` (${why})`
}

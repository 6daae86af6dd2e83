/** Runs the server as a process: signals, log, exit status. */

import { setTimeout as pause } from 'node:timers/promises'
import { fstatSync } from 'node:fs'
import { journalLog } from './log/journal-log.ts'
import { createLogWriter, type LogWriter } from './log/log-writer.ts'
import { prettyLog } from './log/pretty-log.ts'
import { startServer } from './start-server.ts'

/** Supervisors kill a process after ten seconds. */
const STOP_TIMEOUT_MS = 9500
const STANDARD_OUTPUT = 1
/** Time for the reader of the log to read its end. */
const LOG_FLUSH_TIMEOUT_MS = 500

/**
 * Starts the server, waits for a signal, stops, and ends the process.
 */
export async function runServer(): Promise<void> {
  // Files contain personal data, so only their owner may read them.
  process.umask(0o077)
  // Node writes its warnings here; a failing write must not end the process.
  process.stderr.on('error', () => {})
  // Registered before the start, so that a signal during the start counts too.
  const signal = firstSignal()
  const json = createLogWriter(STANDARD_OUTPUT, Date.now)
  const logStream = process.stdout.isTTY ? prettyLog(json) : withPriorities(json)
  process.on('exit', () => {
    // A write without a reader would keep the process from ending.
    if (!logStream.flush()) process.kill(process.pid, 'SIGKILL')
  })
  const started = await startServer({
    environment: process.env,
    logStream,
    // The invitation link must not be written to a log file.
    ...(process.stdout.isTTY &&
      process.stderr.isTTY && { terminal: (text) => void process.stderr.write(text) }),
  })
  if (!started.ok) {
    process.stderr.write(`${started.reasons.join('\n')}\n`)
    process.exit(1)
  }
  await signal
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
  const finished = await started.server.stop()
  await Promise.race([logStream.drained(), pause(LOG_FLUSH_TIMEOUT_MS)])
  process.exit(finished ? 0 : 1)
}

/** systemd names the log that it reads; another output may still be a file or a pipe. */
function withPriorities(json: LogWriter): LogWriter {
  const { dev, ino } = fstatSync(STANDARD_OUTPUT)
  return process.env['JOURNAL_STREAM'] === `${dev}:${ino}` ? journalLog(json) : json
}

/**
 * Ctrl-C goes to every process of the terminal, and npm repeats it: signals within this time count
 * as one request.
 */
const REPEATED_SIGNAL_MS = 1000

/** Resolves at the first signal; a later one ends the process at once. */
async function firstSignal(): Promise<void> {
  const signal = Promise.withResolvers<void>()
  let first: number | undefined
  const onSignal = (): void => {
    const now = performance.now()
    first ??= now
    if (now - first > REPEATED_SIGNAL_MS) process.exit(1)
    signal.resolve()
  }
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal).on('SIGHUP', onSignal)
  await signal.promise
}

if (import.meta.main) await runServer()

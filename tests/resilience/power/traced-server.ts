import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { notInstalled } from '#tests/support/skip-unless.ts'
import { TRACED_CALLS } from './trace-log.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** A server on an embedded database with all its writes and flushes recorded. */
interface TracedServer {
  readonly url: string
  /** Stops it cleanly; resolves when the record is complete. */
  stop(): Promise<void>
}

const MAIN = join(import.meta.dirname, '../../../server/main.ts')
/** Longer than any write of the database, so that none is truncated in the record. */
const LONGEST_WRITE = 1024 * 1024
const RECORD_LIMIT_MS = MINUTE_MS
const LAST_LINE = /\+\+\+ (exited|killed).*\+\+\+\s*$/

/** Returns `null` when strace can trace a process here, otherwise the reason. */
export function tracingProblem(): string | null {
  const { error, status, stderr } = spawnSync('strace', ['-D', '-o', '/dev/null', 'true'])
  if (error) return notInstalled('strace')
  return status === 0 ? null : `strace may not trace here: ${String(stderr).trim()}`
}

/**
 * @param folder gets `data/` and the record; must not exist yet or be empty
 * @param log file of the record
 */
export async function startTracedServer(folder: string, log: string): Promise<TracedServer> {
  mkdirSync(folder, { recursive: true })
  // Without -f only the main thread is traced, which does all of the database's work.
  const trace = ['-D', '-y', '-xx', '-s', String(LONGEST_WRITE), '-o', log, '-e', 'signal=none']
  const node = [process.execPath, MAIN]
  const child = spawn('strace', [...trace, '-e', `trace=${TRACED_CALLS}`, ...node], {
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      RATE_LIMIT: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<null>((resolve) => child.once('exit', () => resolve(null)))
  const { promise: listening, resolve } = Promise.withResolvers<string>()
  createInterface({ input: child.stdout }).on('line', (text) => {
    const line = JSON.parse(text) as { msg: string; url: string }
    if (line.msg === 'listening') resolve(line.url)
  })
  const url = await Promise.race([listening, exited])
  if (url === null) throw new Error('The traced server ended before it listened.')
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await exited
      await recordIsComplete(log)
    },
  }
}

/** Waits for the tracer, which ends shortly after the process that it traces. */
async function recordIsComplete(log: string): Promise<void> {
  const limit = performance.now() + RECORD_LIMIT_MS
  const file = await open(log)
  try {
    for (;;) {
      const { size } = await file.stat()
      const end = Buffer.alloc(Math.min(size, 200))
      await file.read(end, 0, end.length, size - end.length)
      if (LAST_LINE.test(end.toString())) return
      if (performance.now() > limit) throw new Error('The record of the server has no end.')
      await pause(20)
    }
  } finally {
    await file.close()
  }
}

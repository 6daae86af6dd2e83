import { closeSync, openSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { devNull, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AppProcess, startProcess } from '#tests/support/app-process.ts'

const PROJECT = join(import.meta.dirname, '..')

/** Returns the smallest value that this percentage of values does not exceed; NaN for no values. */
export function percentile(values: readonly number[], hundredths: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const rank = Math.max(1, Math.ceil((hundredths / 100) * sorted.length))
  return sorted[rank - 1] ?? Number.NaN
}

export const machineLoad = (): string => loadavg()[0]?.toFixed(1) ?? '-'

/** Runs `work` with a server on the built site and a new folder for its data, then removes both. */
export async function withServer(
  work: (server: AppProcess, dataDir: string) => Promise<void>,
): Promise<void> {
  const log = openSync(devNull, 'w')
  const folder = await mkdtemp(join(tmpdir(), 'palisade-bench-'))
  const flags = readFileSync(join(PROJECT, 'scripts', 'server-flags.json'), 'utf8')
  const server = await startProcess({
    build: join(PROJECT, 'build'),
    environment: {
      HOST: '127.0.0.1',
      RATE_LIMIT: 'off',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: join(folder, 'data'),
    },
    output: log,
    // The launcher's options, and those of this process, such as a profiler's.
    flags: [...(JSON.parse(flags) as string[]), ...process.execArgv],
  })
  try {
    if (server.hasEnded()) throw new Error(`The server ended: ${server.complaints()}`)
    await work(server, join(folder, 'data'))
  } finally {
    await server.end('SIGTERM')
    closeSync(log)
    await rm(folder, { recursive: true, force: true })
  }
}

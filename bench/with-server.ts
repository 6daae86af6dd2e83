import { closeSync, openSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '#tests/support/app-process.ts'

const PROJECT = join(import.meta.dirname, '..')

/**
 * Runs `work` with the address of a server on the built site and a new folder for its data, then
 * removes both.
 */
export async function withServer(work: (url: string) => Promise<void>): Promise<void> {
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
    await work(server.url)
  } finally {
    await server.end('SIGTERM')
    closeSync(log)
    await rm(folder, { recursive: true, force: true })
  }
}

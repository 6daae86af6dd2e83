import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { RawEnvironment } from '#server/environment.ts'

/** The server as its supervisor runs it: a separate process with its log in a file. */
export interface ServerProcess {
  readonly url: string
  stop(): Promise<void>
}

const PROJECT = join(import.meta.dirname, '..')
const ENTRY = `
  const { runServer } = await import(${JSON.stringify(join(PROJECT, 'server', 'main.ts'))})
  await runServer(process.argv[1])
`
const START_LIMIT_MS = 60_000

/**
 * @param folder for the data and the log
 * @param build folder of the built site
 */
export async function startServerProcess(options: {
  readonly folder: string
  readonly build: string
  readonly environment?: RawEnvironment
}): Promise<ServerProcess> {
  const { folder, build, environment } = options
  mkdirSync(folder, { recursive: true })
  const log = join(folder, 'server.log')
  // Uses the launcher's Node options and those of this process, such as a profiler's.
  const file = join(PROJECT, 'scripts', 'server-flags.json')
  const flags = JSON.parse(readFileSync(file, 'utf8')) as string[]
  const node = [...flags, ...process.execArgv, '--input-type=module', '-e', ENTRY, build]
  const child = spawn(process.execPath, node, {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      ...environment,
    },
    stdio: ['ignore', openSync(log, 'w'), 'inherit'],
  })
  const ended = once(child, 'exit')
  const url = await Promise.race([listening(log), ended.then(() => null)])
  if (url === null) throw new Error(`The server ended before it listened, see ${log}`)
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function listening(log: string): Promise<string> {
  const limit = performance.now() + START_LIMIT_MS
  while (performance.now() < limit) {
    const line = (await readFile(log, 'utf8'))
      .split('\n')
      .find((text) => text.includes('"msg":"listening"'))
    if (line !== undefined) return (JSON.parse(line) as { url: string }).url
    await pause(20)
  }
  throw new Error(`The server did not listen in time, see ${log}`)
}

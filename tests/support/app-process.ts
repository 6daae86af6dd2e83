import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { RawEnvironment } from '#server/environment.ts'
import { freePort } from './loopback.ts'

/** The server as a separate process, which serves what `npm run build` has built. */
export interface AppProcess {
  /** Such as http://127.0.0.1:41234, without a trailing slash. */
  readonly url: string
  readonly port: number
  readonly pid: number
  hasEnded(): boolean
  /** Its exit code; `null` after SIGKILL. */
  readonly exited: Promise<number | null>
  /** Sends a signal; resolves as `exited` does. */
  end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>
  /** Returns its standard error so far. */
  complaints(): string
}

interface AppProcessOptions {
  /** All of its variables except PATH, and PORT, which defaults to a free one. */
  readonly environment: RawEnvironment
  /** Receives its standard output in pieces; or a file descriptor for it. */
  readonly output: ((text: string) => void) | number
  /** Receives its standard error as it comes. */
  readonly onComplaint?: (text: string) => void
  /** Options of Node. */
  readonly flags?: readonly string[]
  /** Limit of file sizes, kB: writing beyond it fails as on a full disk. */
  readonly largestFileKb?: number
}

const PROJECT = join(import.meta.dirname, '..', '..')

/** Starts it; resolves as soon as it answers, or has ended. */
export async function startProcess(options: AppProcessOptions): Promise<AppProcess> {
  const { environment, output, flags = [], largestFileKb } = options
  const port = Number(environment['PORT'] ?? (await freePort()))
  const node = [process.execPath, ...flags, join(PROJECT, 'server', 'main.ts')]
  const limited = ['/bin/sh', '-c', `ulimit -f ${(largestFileKb ?? 0) * 2}; exec "$@"`, 'sh']
  const [command = '', ...args] = largestFileKb === undefined ? node : [...limited, ...node]
  const child = spawn(command, args, {
    cwd: PROJECT,
    env: { PATH: process.env['PATH'], ...environment, PORT: String(port) },
    stdio: ['ignore', typeof output === 'number' ? output : 'pipe', 'pipe'],
  })
  if (typeof output !== 'number') child.stdout?.setEncoding('utf8').on('data', output)
  let complaints = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaints += text
    options.onComplaint?.(text)
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null
  const url = `http://127.0.0.1:${port}`
  while (!hasEnded() && !(await answers(url))) await pause(20)
  return {
    url,
    port,
    pid: child.pid ?? -1,
    hasEnded,
    exited,
    async end(signal) {
      child.kill(signal)
      return await exited
    },
    complaints: () => complaints,
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    await (await fetch(`${url}/healthz`)).text()
    return true
  } catch (error) {
    // The port is not open yet.
    if (error instanceof TypeError) return false
    throw error
  }
}

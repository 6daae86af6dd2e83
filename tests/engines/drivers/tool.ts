import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A running program of an engine, with its own processes. */
interface Tool {
  /** What it has written so far, standard output and errors. */
  output(): string
  /** Ends it and every process that it started. */
  end(): Promise<void>
}

/** Starts a program as the leader of a process group, so that `end` ends its children too. */
export function startTool(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Tool {
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  let output = ''
  child.on('error', (error) => (output += String(error)))
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const end = () => endGroup(child)
  process.once('exit', () => kill(child))
  return { output: () => output, end }
}

async function endGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    kill(child)
    await ended
  }
  kill(child)
}

function kill({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // The group has ended.
  }
}

/** Creates a folder for the profile of an engine. */
export function createProfile(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'palisade-engine-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

/** Long, because the machine may be busy; a satisfied condition does not wait. */
const LIMIT_MS = 20_000

/**
 * Repeats a check until its value is truthy, and returns the value.
 * @throws after 20 seconds, with the last error of the check
 */
export async function waitFor<Value>(
  description: string,
  check: () => Value | Promise<Value>,
): Promise<NonNullable<Value>> {
  const endsAt = performance.now() + LIMIT_MS
  for (;;) {
    let failure: unknown
    try {
      const value = await check()
      if (value) return value
    } catch (error) {
      // The page may be between two documents.
      failure = error
    }
    if (performance.now() > endsAt) throw new Error(`timed out: ${description}`, { cause: failure })
    await pause(50)
  }
}

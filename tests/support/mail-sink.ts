import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Starts a mail server that takes everything and keeps nothing, in a process of its own. */
export async function startMailSink(): Promise<{ readonly port: number; stop(): void }> {
  const file = fileURLToPath(import.meta.resolve('./mail-sink-process.ts'))
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return { port: Number(port), stop: () => void child.kill() }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './loopback.ts'

interface Pooler {
  /** Address of the same database through the pooler. */
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts PgBouncer in transaction mode in front of a database.
 * @param settings further lines of its configuration
 */
export async function startPgbouncer(databaseUrl: string, settings = ''): Promise<Pooler> {
  const { hostname, port, username, password } = new URL(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'))
  chmodSync(folder, 0o755)
  const file = join(folder, 'pgbouncer.ini')
  const own = await freePort()
  writeFileSync(
    file,
    `[databases]
postgres = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
${settings}
`,
  )
  // It refuses to run as root; 65534 is nobody.
  const identity = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const child = spawn('pgbouncer', [file], { ...identity, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (line.includes('process up')) resolve()
    if (line.includes('FATAL')) reject(new Error(line))
  })
  child.once('error', reject)
  await ready
  const url = new URL(databaseUrl)
  url.port = String(own)
  return {
    url: url.href,
    stop: async () => {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

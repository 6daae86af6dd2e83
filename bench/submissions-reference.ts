import { execFile } from 'node:child_process'
import { access, readdir, rm, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Client } from 'pg'

/**
 * What the engines can do at most: one row, as large as a request, inserted
 * and on the disk, one after the other. No HTTP, no captcha, no rules, no
 * index but the key, no mail.
 */

const run = promisify(execFile)
const PROCESS = fileURLToPath(import.meta.resolve('./submissions-reference-process.ts'))

/**
 * Rows a second of a bare loop in a process of its own, started anew each
 * time: it shares neither a heap nor an event loop with the generator of load.
 * @param target a file for SQLite, an address for PostgreSQL
 */
export async function bareLoop(
  target: string,
  content: string,
  options: { readonly connections: number; readonly limitMs: number },
): Promise<number> {
  const { connections, limitMs } = options
  const numbers = [content.length, connections, limitMs].map(String)
  const { stdout } = await run(process.execPath, [PROCESS, target, ...numbers])
  return Number(stdout)
}

const TABLE = 'CREATE TABLE IF NOT EXISTS bare_rows (id text PRIMARY KEY, content text NOT NULL)'

/** Inserts a second into SQLite, a commit with a flush for each. */
export function bareSqlite(file: string, content: string, limitMs: number): number {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = WAL')
  database.exec('PRAGMA synchronous = FULL')
  database.exec(TABLE)
  const insert = database.prepare('INSERT INTO bare_rows VALUES (?, ?)')
  const begun = performance.now()
  let rows = 0
  while (performance.now() - begun < limitMs) {
    insert.run(crypto.randomUUID(), content)
    rows++
  }
  const perSecond = (rows / (performance.now() - begun)) * 1000
  database.close()
  return perSecond
}

/** Inserts a second into PostgreSQL, each its own transaction, by so many connections at once. */
export async function barePostgres(
  url: string,
  content: string,
  options: { readonly connections: number; readonly limitMs: number },
): Promise<number> {
  const clients = await Promise.all(
    Array.from({ length: options.connections }, async () => {
      const client = new Client({ connectionString: url })
      await client.connect()
      return client
    }),
  )
  await clients[0]?.query(TABLE)
  const begun = performance.now()
  let rows = 0
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() - begun < options.limitMs) {
        await client.query({
          name: 'insert',
          text: 'INSERT INTO bare_rows VALUES ($1, $2)',
          values: [crypto.randomUUID(), content],
        })
        rows++
      }
    }),
  )
  const perSecond = (rows / (performance.now() - begun)) * 1000
  await Promise.all(clients.map((client) => client.end()))
  return perSecond
}

/**
 * The same by pgbench; null where it is not installed.
 * @param content letters and digits only: a colon would be a variable
 */
export async function pgbench(
  url: string,
  content: string,
  options: { readonly connections: number; readonly limitMs: number; readonly folder: string },
): Promise<number | null> {
  const program = await findPgbench()
  if (program === null) return null
  const script = join(options.folder, 'insert.sql')
  await writeFile(script, `INSERT INTO bare_rows VALUES (gen_random_uuid()::text, '${content}');\n`)
  const seconds = Math.max(1, Math.round(options.limitMs / 1000))
  const size = ['-c', String(options.connections), '-T', String(seconds)]
  const { stdout } = await run(program, ['-n', '-M', 'prepared', '-f', script, ...size, url])
  await rm(script)
  return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1])
}

/** In PATH, else Debian's newest. */
async function findPgbench(): Promise<string | null> {
  const debian = '/usr/lib/postgresql'
  const versions = await readdir(debian).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.toSorted((a, b) => Number(b) - Number(a)).map((each) => join(debian, each, 'bin')),
  ]
  for (const folder of folders) {
    const program = join(folder, 'pgbench')
    const found = await access(program).then(
      () => true,
      () => false,
    )
    if (found) return program
  }
  return null
}

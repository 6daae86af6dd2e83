import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectPostgres, type Postgres } from '#server/db/postgres/connection.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { describeContents, droppedObjectsSentence, timestampName } from './outcome.ts'
import { CommandError } from '../terminal/commands.ts'
import {
  type ArchiveContents,
  currentSchema,
  ownTables,
  quoteName,
  readContents,
} from './postgres-objects.ts'
import { connectionOf, runTool } from './postgres-tools.ts'

/** A server polls alarms and mails at least every 5 s. */
const MIN_IDLE_INTERVAL = '15 seconds'

/**
 * Replaces the tables by those of an archive and keeps the old ones in a separate schema. Moves the
 * old ones back when any step fails. Returns a description of the result.
 * @param options.now milliseconds since the epoch; part of the schema's name
 */
export async function restorePostgres(
  backup: string,
  url: string,
  { now, path }: { readonly now: number; readonly path: string | undefined },
): Promise<string> {
  const list = await runTool('pg_restore', ['--list', backup], { environment: {}, path })
  const contents = readContents(list)
  const postgres = connectPostgres({ url, maxConnections: 1 })
  try {
    const schema = await currentSchema(postgres)
    const obstacle = await restoreProblem(postgres, contents, schema)
    if (obstacle !== null) throw new CommandError(obstacle)
    const aside = await moveAside(
      postgres,
      schema,
      `${schema}_before_restore_${timestampName(now).toLowerCase()}`,
    )
    let isRestored = false
    try {
      await loadArchive(backup, url, contents, path)
      const restored = await finishRestore(url)
      isRestored = true
      return `${restored}${droppedObjectsSentence(contents.foreignObjects)}${previousSchemaSentence(aside)}`
    } finally {
      if (!isRestored) await undoRestore(postgres, schema, aside)
    }
  } finally {
    await postgres.close()
  }
}

function previousSchemaSentence(aside: string | null): string {
  return aside === null
    ? ''
    : `The tables that were there are kept in the schema ${aside}.\nOnce they are not needed: DROP SCHEMA ${quoteName(aside)} CASCADE\n`
}

/** Returns a sentence on why this archive must not be restored here now, or `null`. */
async function restoreProblem(
  postgres: Postgres,
  contents: ArchiveContents,
  schema: string,
): Promise<string | null> {
  if (contents.schema === null) return 'This archive holds no leads of this site.'
  if (contents.schema !== schema)
    return `This backup was made in the schema ${contents.schema}, and DATABASE_URL leads to the schema ${schema}: name the same one in it.`
  const { rows } = await postgres.query<{ address: string | null; sessions: number }>(
    `SELECT host(client_addr) AS address, count(*) AS sessions FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND query ~ '\\m(outbox|alarms|notices)\\M' AND query_start > now() - $1::interval
     GROUP BY 1`,
    [MIN_IDLE_INTERVAL],
  )
  const [one] = rows
  if (!one) return null
  return `Nothing was restored: a server used the tables in the last ${MIN_IDLE_INTERVAL} (a session from ${one.address ?? 'this machine'} in pg_stat_activity). Stop every server, wait as long, then restore.`
}

/**
 * Moves our objects into a separate schema in one transaction; returns `null` when there are none
 * yet.
 */
async function moveAside(
  postgres: Postgres,
  schema: string,
  aside: string,
): Promise<string | null> {
  const ours = await ownTables(postgres, schema)
  if (ours.length === 0) return null
  await postgres.transaction(async (queries) => {
    await queries.query(`CREATE SCHEMA ${quoteName(aside)}`)
    for (const table of ours) await queries.query(`ALTER ${table} SET SCHEMA ${quoteName(aside)}`)
  })
  return aside
}

/** Drops what was restored and moves the old objects back, in one transaction. */
async function undoRestore(
  postgres: Postgres,
  schema: string,
  aside: string | null,
): Promise<void> {
  await postgres.transaction(async (queries) => {
    for (const table of await ownTables(queries, schema))
      await queries.query(`DROP ${table} CASCADE`)
    if (aside === null) return
    for (const table of await ownTables(queries, aside))
      await queries.query(`ALTER ${table} SET SCHEMA ${quoteName(schema)}`)
    await queries.query(`DROP SCHEMA ${quoteName(aside)}`)
  })
}

/** Loads the archive in one transaction. */
async function loadArchive(
  backup: string,
  url: string,
  contents: ArchiveContents,
  path: string | undefined,
): Promise<void> {
  const { address, environment } = connectionOf(url)
  const folder = await mkdtemp(join(tmpdir(), 'restore-'))
  try {
    const list = join(folder, 'list')
    await writeFile(list, `${contents.lines.join('\n')}\n`)
    const restore = [
      `--dbname=${address}`,
      '--no-owner',
      '--no-privileges',
      '--single-transaction',
      '--exit-on-error',
      `--use-list=${list}`,
      backup,
    ]
    await runTool('pg_restore', restore, { environment, path })
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    throw new CommandError(`Nothing was restored: ${error.message}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Migrates an older release's backup to this release's schema; returns a description
 * of the content.
 */
async function finishRestore(url: string): Promise<string> {
  const db = openPostgres({ url })
  try {
    await db.migrate()
    const { leads, waiting } = await describeContents(db)
    return `Restored ${leads}.\n${waiting}`
  } finally {
    await db.close()
  }
}

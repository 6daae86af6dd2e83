import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { databaseFile } from '#server/environment/open-db.ts'
import type { Environment } from '#server/environment.ts'
import { backupKind } from '#server/db/backup-kind.ts'
import { databaseError } from '../database/command-errors.ts'
import { checkedEnvironment } from '../database/with-db.ts'
import { printDatabase } from '../database/describe-database.ts'
import { CommandError, type CommandIo, createCommand, withHelp } from '../terminal/commands.ts'
import { fileError } from '../terminal/write-new-file.ts'
import { restorePostgres } from './postgres-restore.ts'
import { restoreSqlite } from './sqlite-restore.ts'

const HELP = `Puts a backup in the place of the database.

  npm run restore -- FILE

Stop every server first: it refuses while one uses the database. It knows by
SQLite's own lock on the file; on PostgreSQL by sessions that looked at the
mail queue in the last 15 seconds, as each server does. What was there is kept:
SQLite's file beside the new one, PostgreSQL's tables in a schema of their
own. A backup of an earlier release is brought up to this one.

Triggers, views, rules and functions that are not this site's are left out:
they would run in its database. It says which.
`

const ARGUMENTS = { options: {}, positionals: [1, 1, 'restore takes one FILE.'] } as const

const readBackup = createCommand(ARGUMENTS, async ({ positionals: [name = ''] }, io) => {
  const environment = checkedEnvironment(io)
  printDatabase(io, environment)
  const backup = resolve(io.folder, name)
  try {
    await io.out(await restore(backup, environment, io))
  } catch (error) {
    throw fileError(backup, databaseError(environment, error))
  }
})

export const restoreCommand = withHelp(HELP, readBackup)

async function restore(
  backup: string,
  { databaseUrl, dataDir }: Environment,
  io: CommandIo,
): Promise<string> {
  const found = await stat(backup)
  // Opening a named pipe would wait for a writer. Reading a folder fails with an error of its own.
  if (!found.isFile() && !found.isDirectory())
    throw new CommandError(
      `${backup} is no regular file but a pipe, a socket or a device. Give the file that npm run backup wrote.`,
    )
  const kind = await backupKind(backup)
  if (kind === null) throw new CommandError(`${backup} is no backup of this site.`)
  if (kind !== (databaseUrl === null ? 'sqlite' : 'postgres'))
    throw new CommandError(
      kind === 'sqlite'
        ? `${backup} is a backup of SQLite: take DATABASE_URL away to restore it into DATA_DIR.`
        : `${backup} is a backup of PostgreSQL: set DATABASE_URL to restore it.`,
    )
  return databaseUrl === null
    ? await restoreSqlite(backup, databaseFile(dataDir), io.clock())
    : await restorePostgres(backup, databaseUrl, { now: io.clock(), path: io.environment['PATH'] })
}

import { stat } from 'node:fs/promises'
import { databaseFile } from '#server/environment/open-db.ts'
import { withDb } from '../database/with-db.ts'
import { createCommand, withHelp } from '../terminal/commands.ts'
import { fileError, planNewFile } from '../terminal/write-new-file.ts'
import { describeContents } from './outcome.ts'
import { backUpPostgres } from './postgres-backup.ts'
import { backUpSqlite } from './sqlite-backup.ts'

const HELP = `Writes the whole database into one file, beside a running server.

  npm run backup -- FILE [--overwrite]

SQLite: a copy as of one moment, every page of it checked. PostgreSQL: an
archive of pg_dump, which must be installed. The file holds personal data and
the secret of the captcha: only you can read it, so keep it that way. The
folder outbox/ is not part of it. Restore it with npm run restore -- FILE.
`

const MEGABYTE = 1024 ** 2

const ARGUMENTS = {
  options: { overwrite: { type: 'boolean' } },
  positionals: [1, 1, 'backup takes one FILE.'],
} as const

const writeBackup = createCommand(
  ARGUMENTS,
  async ({ positionals: [name = ''], overwrite }, io) => {
    const target = planNewFile(io.folder, name, overwrite === true)
    return await withDb(io, { mayCreate: false }, async (db, { databaseUrl, dataDir }) => {
      const { leads } = await describeContents(db)
      try {
        const checked =
          databaseUrl === null
            ? await backUpSqlite(databaseFile(dataDir), target)
            : await backUpPostgres(databaseUrl, target, io.environment['PATH'])
        const { size } = await stat(target.path)
        const megabytes = (size / MEGABYTE).toFixed(1)
        await io.out(`${leads} in ${target.path}, ${megabytes} MB. ${checked}\n`)
      } catch (error) {
        throw fileError(target.path, error)
      }
    })
  },
)

export const backupCommand = withHelp(HELP, writeBackup)

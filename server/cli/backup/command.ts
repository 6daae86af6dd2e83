import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { databaseFile } from '#server/environment/open-store.ts'
import { withStore } from '../database/with-store.ts'
import { createCommand, withHelp, fail } from '../terminal/commands.ts'
import { fileProblem, planNewFile } from '../terminal/write-new-file.ts'
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
    if (!target.ok) return fail(io, target.problem)
    const { path } = target.value

    return await withStore(io, { mayCreate: false }, async (store, { databaseUrl, dataDir }) => {
      const { leads } = await describeContents(store)
      try {
        const outcome =
          databaseUrl === null
            ? await backUpSqlite(databaseFile(dataDir), target.value)
            : await backUpPostgres(databaseUrl, target.value, io.environment['PATH'])
        if (!outcome.ok) return fail(io, outcome.problem)
        const size = existsSync(path) ? (await stat(path)).size / MEGABYTE : 0
        await io.out(`${leads} in ${path}, ${size.toFixed(1)} MB. ${outcome.value}\n`)
        return
      } catch (error) {
        const problem = fileProblem(path, error)
        if (problem === null) throw error
        return fail(io, problem)
      }
    })
  },
)

/** Implements `npm run backup`. */
export const backupCommand = withHelp(HELP, writeBackup)

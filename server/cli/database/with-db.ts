import { existsSync } from 'node:fs'
import { type Environment, readEnvironment } from '#server/environment.ts'
import { databaseFile, openDb } from '#server/environment/open-db.ts'
import type { Db } from '#server/db/db.ts'
import { type Command, CommandError, type CommandIo, createCommand } from '../terminal/commands.ts'
import { isDatabaseError } from '#server/start/database-errors.ts'
import { databaseError } from './command-errors.ts'
import { runningServerHint, printDatabase } from './describe-database.ts'
import { listSettings } from '#server/db/setting-queries.ts'

/**
 * Creates the command `VERB ID`.
 * @param find returns the value for an ID
 */
export const idCommand =
  <Value>(find: (db: Db, id: string) => Promise<Value>) =>
  (verb: string, work: (value: Value, db: Db, io: CommandIo) => Promise<number | void>): Command =>
    createCommand(
      { options: {}, positionals: [1, 1, `${verb} takes one ID.`] },
      ({ positionals: [id = ''] }, io) =>
        withDb(io, { mayCreate: false }, async (db) => await work(await find(db, id), db, io)),
    )

/**
 * Runs `work` on the configured database, with or without a running server.
 * @param mayCreate whether a missing or outdated database is created or migrated; a command that
 *   only reads would otherwise show an empty list for a mistyped DATA_DIR
 */
export async function withDb(
  io: CommandIo,
  { mayCreate }: { readonly mayCreate: boolean },
  work: (db: Db, environment: Environment) => Promise<number | void>,
): Promise<number | void> {
  const environment = checkedEnvironment(io)
  const { databaseUrl, dataDir } = environment
  const file = databaseFile(dataDir)
  if (databaseUrl === null && !mayCreate && !existsSync(file))
    throw new CommandError(noDatabase(file) + (await runningServerHint(environment, io)))
  printDatabase(io, environment)
  try {
    const db = openDb(environment)
    try {
      if (mayCreate) await db.migrate()
      else if (!(await db.isReady())) {
        await requireAnswer(db)
        throw new CommandError(SCHEMA_MISSING)
      }
      return await work(db, environment)
    } finally {
      await db.close()
    }
  } catch (error) {
    throw databaseError(environment, error)
  }
}

/** Reads the environment; wrong variables are an error with a sentence for each. */
export function checkedEnvironment(io: CommandIo): Environment {
  const reading = readEnvironment(io.environment)
  if (!reading.ok) throw new CommandError(reading.problems.join('\n'))
  return reading.environment
}

/**
 * Rejects when the database is unreachable, which `isReady` cannot distinguish from missing tables.
 */
async function requireAnswer(db: Db): Promise<void> {
  try {
    await db.read((tx) => listSettings(tx))
  } catch (error) {
    if (isDatabaseError(error)) throw error
  }
}

const noDatabase = (file: string): string =>
  `There is no database at ${file}: no server has run here yet, or DATA_DIR is another one for it.`

const SCHEMA_MISSING =
  'The database is not set up for this release yet: start the server once with npm start.'

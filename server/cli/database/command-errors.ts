import type { Environment } from '#server/environment.ts'
import { databaseErrorSentence, isDatabaseError } from '#server/start/database-errors.ts'
import { CommandError } from '../terminal/commands.ts'

/** Describes an error that the owner can correct; returns other errors as they are. */
export const databaseError = (
  environment: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  error: unknown,
): unknown =>
  isDatabaseError(error) && !(error instanceof CommandError)
    ? new CommandError(databaseErrorSentence(environment, error))
    : error

/** Printed by a command that deleted private data and could not truncate the write-ahead log. */
export const WAL_NOT_TRUNCATED = `Deleted data is still in the database's write-ahead log, because another process uses it.
A running server removes it within ten minutes.
`

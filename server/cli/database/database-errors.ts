import type { Environment } from '#server/environment.ts'
import { isOutage } from '#server/http/database-outage.ts'
import { describeError } from '#server/log/log.ts'
import { addressAdvice } from '#server/db/postgres/address.ts'
import { CommandError } from '../terminal/commands.ts'

/** SQLITE_CORRUPT and SQLITE_NOTADB (https://sqlite.org/rescode.html). */
const DAMAGED_CODES = new Set([11, 26])

/** Returns whether this is an error that means that the file is damaged. */
export function isDamaged(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  return typeof code === 'number' && DAMAGED_CODES.has(code & 0xff)
}

/**
 * Codes with which PostgreSQL refuses an address: wrong user or password, no such database, no
 * right to it (https://www.postgresql.org/docs/current/errcodes-appendix.html), or an invalid
 * certificate.
 */
const ACCESS_DENIED_CODES =
  /^(28...|3D000|42501|SEARCH_PATH|CERT_.*|DEPTH_ZERO_.*|SELF_SIGNED_.*|UNABLE_TO_.*|ERR_TLS_.*)$/
const NO_TLS = /does not support SSL/

/** Returns whether this is an error that the owner can correct; other errors are bugs. */
export function isDatabaseError(error: unknown): error is Error {
  if (!(error instanceof Error) || error instanceof CommandError) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (
    isOutage(error) ||
    isDamaged(error) ||
    ACCESS_DENIED_CODES.test(code) ||
    NO_TLS.test(error.message)
  )
}

export function databaseErrorSentence(
  { databaseUrl }: Pick<Environment, 'databaseUrl'>,
  error: unknown,
): string {
  const { message, code } = describeError(error)
  const why = [code, message].filter(Boolean).join(', ')
  const name = databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL'
  const advice = isDamaged(error)
    ? 'Restore the last good backup: npm run restore -- FILE.'
    : addressAdvice({ code, message })
  return `The database of ${name} cannot be used (${why}). ${advice}`.trim()
}

/** Describes an error that the owner can correct; returns other errors as they are. */
export const databaseError = (
  environment: Pick<Environment, 'databaseUrl'>,
  error: unknown,
): unknown =>
  isDatabaseError(error) ? new CommandError(databaseErrorSentence(environment, error)) : error

/** Printed by a command that deleted private data and could not truncate the write-ahead log. */
export const WAL_NOT_TRUNCATED = `Deleted data is still in the database's write-ahead log, because another process uses it.
A running server removes it within ten minutes.
`

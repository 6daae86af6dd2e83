import type { Environment } from '#server/environment.ts'
import { isOutage } from '#server/http/database-outage.ts'
import { describeError } from '#server/log.ts'

/** SQLITE_CORRUPT and SQLITE_NOTADB (https://sqlite.org/rescode.html). */
const DAMAGED_CODES = new Set([11, 26])

/** True for an error that says that the file itself is broken. */
export function isDamaged(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  return typeof code === 'number' && DAMAGED_CODES.has(code & 0xff)
}

/**
 * PostgreSQL turns this address down: wrong user or password, no such
 * database, no right to it (https://www.postgresql.org/docs/current/errcodes-appendix.html),
 * or a certificate that does not fit.
 */
const ACCESS_DENIED_CODES =
  /^(28...|3D000|42501|CERT_.*|DEPTH_ZERO_.*|SELF_SIGNED_.*|UNABLE_TO_.*|ERR_TLS_.*)$/
const NO_TLS = /does not support SSL/

/** True for whatever keeps a database from being used and is the owner's to mend, not a bug of ours. */
export function isDatabaseError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (
    isOutage(error) ||
    isDamaged(error) ||
    ACCESS_DENIED_CODES.test(code) ||
    NO_TLS.test(error.message)
  )
}

/** A sentence on why the database cannot be used. */
export function databaseErrorSentence(
  { databaseUrl }: Pick<Environment, 'databaseUrl'>,
  error: unknown,
): string {
  const { message, code } = describeError(error)
  const why = [code, message].filter(Boolean).join(', ')
  const name = databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL'
  const advice = isDamaged(error) ? ' Restore the last good backup: npm run restore -- FILE.' : ''
  return `The database of ${name} cannot be used (${why}).${advice}`
}

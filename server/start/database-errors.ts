import type { Environment } from '#server/environment.ts'
import { isOutage } from '#server/http/database-outage.ts'
import { describeError } from '#server/log/log.ts'
import { addressAdvice } from '#server/db/postgres/address.ts'
import { ForeignSchema } from '#server/db/schema/schema-history.ts'

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
  /^(28...|3D000|42501|SEARCH_PATH|FOREIGN_SCHEMA|CERT_.*|DEPTH_ZERO_.*|SELF_SIGNED_.*|UNABLE_TO_.*|ERR_TLS_.*)$/
const NO_TLS = /does not support SSL/

/** Returns whether this is an error that the owner can correct; other errors are bugs. */
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

/** Says why the database cannot be used, which variable names it, and what to do. */
export function databaseErrorSentence(
  { databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  error: unknown,
): string {
  const { message, code } = describeError(error)
  const why = [error instanceof ForeignSchema ? undefined : code, message]
    .filter(Boolean)
    .join(', ')
  const name = databaseUrl === null ? `DATA_DIR '${dataDir}'` : 'DATABASE_URL'
  return `The database of ${name} cannot be used (${why}). ${adviceFor(error)}`.trim()
}

function adviceFor(error: unknown): string {
  if (isDamaged(error)) return 'Restore the last good backup: npm run restore -- FILE.'
  if (error instanceof ForeignSchema)
    return 'Start the release that made it, restore a backup of this release, or name another database.'
  const { message, code } = describeError(error)
  return addressAdvice({ code, message })
}

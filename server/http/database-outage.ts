import { DATABASE_GONE } from '#server/db/db.ts'

/** SQLite's primary result codes for outages (https://sqlite.org/rescode.html). */
const SQLITE_OUTAGE_CODES = new Set([
  5, // busy
  6, // locked
  8, // read-only
  10, // input/output
  13, // full
  14, // cannot open
])

/**
 * Classes of PostgreSQL's codes: connection, resources, operator, system, rolled-back transactions;
 * 55P03 and 25006 as single codes.
 */
const POSTGRES_OUTAGE_CODES = /^(08|53|57|58)...$|^55P03$|^25006$|^40...$/

const NETWORK_OUTAGE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
])

/** Messages without a code that the driver uses for slow, broken or closing connections. */
const DRIVER_OUTAGE_MESSAGES =
  /timeout|Connection terminated|Cannot use a pool after calling end|database is (closed|not open)/i

/**
 * Returns whether this is an error that means "the database is unavailable, retry later"; such a
 * request is answered with 503. Any other thrown error is a bug.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  const errcode = 'errcode' in error ? error.errcode : undefined
  return (
    (typeof errcode === 'number' && SQLITE_OUTAGE_CODES.has(errcode & 0xff)) ||
    (typeof code === 'string' &&
      (code === DATABASE_GONE ||
        NETWORK_OUTAGE_CODES.has(code) ||
        POSTGRES_OUTAGE_CODES.test(code))) ||
    DRIVER_OUTAGE_MESSAGES.test(error.message) ||
    (error instanceof AggregateError && error.errors.some(isOutage))
  )
}

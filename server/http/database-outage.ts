import { DATABASE_GONE } from '#server/store/store.ts'

/** SQLite's primary result codes for trouble that is not of our making (https://sqlite.org/rescode.html). */
const SQLITE_OUTAGE_CODES = new Set([
  5, // busy
  6, // locked
  8, // read-only
  10, // input/output
  13, // full
  14, // cannot open
])

/** Classes of PostgreSQL's codes: connection, resources, operator, system; 55P03 and 25006 stand alone. */
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

/** What the driver says, without any code, when a connection is slow, cut or closing. */
const DRIVER_OUTAGE_MESSAGES =
  /timeout|Connection terminated|Cannot use a pool after calling end|database is (closed|not open)/i

/**
 * True for an error that means 'the database is away, try again': such a
 * request is answered with 503. Anything else that is thrown is a bug of ours.
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

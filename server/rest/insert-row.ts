import { type ApiError, apiError } from '#server/http/api-error.ts'
import { readNames } from './wire.ts'

/** What the answer to an insert holds, in the order of the table. */
export const SUBMISSION_COLUMNS = [
  'id',
  'created_at',
  'type',
  'status',
  'name',
  'phone',
  'email',
  'address',
  'unit_number',
  'gate_code',
  'service',
  'timeframe',
  'notes',
  'source_url',
  'recaptcha_token',
  'vehicle_info',
  'visitor_info',
  'traffic_source',
  'page_metrics',
] as const

/** The server's own to fill. */
const GENERATED: readonly string[] = ['id', 'created_at']

/** A trap for programs that fill in everything; it is no column and never stored. */
const HONEYPOT = 'website'

const WRITABLE: readonly string[] = [
  ...SUBMISSION_COLUMNS.filter((column) => !GENERATED.includes(column)),
  HONEYPOT,
]

type Row = Readonly<Record<string, unknown>>

/**
 * Picks the one row out of an insert's body: an object, or an array that
 * holds one.
 * @param columnsParameter `columns` of the query: only these keys count
 */
export function readInsertRow(
  body: unknown,
  columnsParameter: string | null,
): { ok: true; row: Row } | { ok: false; error: ApiError } {
  const rows: readonly unknown[] = Array.isArray(body) ? body : [body]
  const [row] = rows
  if (rows.length !== 1)
    return refused('22023', `Send one request at a time: the array holds ${rows.length} rows`)
  if (!isRow(row)) return refused('PGRST102', 'The body must be a JSON object, or an array of one')
  const listed = columnsParameter === null ? Object.keys(row) : readNames(columnsParameter)
  if (listed === null) return refused('PGRST100', 'failed to parse columns parameter')
  const unknown = listed.find((name) => !WRITABLE.includes(name))
  if (unknown === undefined) {
    return {
      ok: true,
      row: Object.fromEntries(
        listed.map((name) => [name, Object.hasOwn(row, name) ? row[name] : null]),
      ),
    }
  }
  return GENERATED.includes(unknown)
    ? refused('428C9', `cannot insert a non-DEFAULT value into column "${unknown}"`)
    : refused(
        'PGRST204',
        `Could not find the '${unknown.slice(0, 100)}' column of 'submissions' in the schema cache`,
      )
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function refused(code: string, message: string): { ok: false; error: ApiError } {
  return { ok: false, error: apiError(400, code, message) }
}

import { fieldsWhere } from '#domain/submission/field-lists.ts'
import { type ApiError, apiError } from '#server/http/api-error.ts'
import { parseNames } from './postgrest.ts'

/** Columns that a sender may write, and the honeypot field, which is never stored. */
const WRITABLE_COLUMNS: readonly string[] = [
  ...fieldsWhere(({ writer }) => writer === 'visitor' || writer === 'page'),
  'website',
]

const GENERATED_COLUMNS: readonly string[] = fieldsWhere(({ writer }) => writer === 'server')

type Row = Readonly<Record<string, unknown>>

/**
 * Reads the one row from an insert's body: an object, or an array that contains one.
 * @param columnsParameter `columns` of the query: only these keys count
 */
export function readInsertRow(
  body: unknown,
  columnsParameter: string | null,
): { ok: true; row: Row } | { ok: false; error: ApiError } {
  const rows: readonly unknown[] = Array.isArray(body) ? body : [body]
  const [row] = rows
  if (rows.length !== 1)
    return refusedRow('22023', `Send one request at a time: the array holds ${rows.length} rows`)
  if (!isRow(row))
    return refusedRow('PGRST102', 'The body must be a JSON object, or an array of one')
  const listed = columnsParameter === null ? Object.keys(row) : parseNames(columnsParameter)
  if (listed === null) return refusedRow('PGRST100', 'failed to parse columns parameter')
  const unknown = listed.find((name) => !WRITABLE_COLUMNS.includes(name))
  if (unknown === undefined) {
    return {
      ok: true,
      row: Object.fromEntries(
        listed.map((name) => [name, Object.hasOwn(row, name) ? row[name] : null]),
      ),
    }
  }
  return GENERATED_COLUMNS.includes(unknown)
    ? refusedRow('428C9', `cannot insert a non-DEFAULT value into column "${unknown}"`)
    : refusedRow(
        'PGRST204',
        `Could not find the '${unknown.slice(0, 100)}' column of 'submissions' in the schema cache`,
      )
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function refusedRow(code: string, message: string): { ok: false; error: ApiError } {
  return { ok: false, error: apiError(400, code, message) }
}

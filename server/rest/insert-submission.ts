import type { FastifyReply, FastifyRequest } from 'fastify'
import { fieldsFor, fieldsWhere } from '#domain/submission/field-lists.ts'
import type { Submission } from '#domain/submission/fields.ts'
import { type ApiError, apiError, sendApiError } from '#server/http/api-error.ts'
import { readIdempotencyKey } from '#server/intake/idempotency-key.ts'
import type { SubmissionRouteDeps } from '#server/intake/route-dependencies.ts'
import {
  parseNames,
  parsePostgrestOptions,
  parseSelect,
  type PostgrestOptions,
  project,
  renderRows,
} from './postgrest.ts'

/** Columns that a sender may write, and the honeypot field, which is never stored. */
const WRITABLE_COLUMNS: readonly string[] = [
  ...fieldsWhere(({ writer }) => writer === 'visitor' || writer === 'page'),
  'website',
]

const GENERATED_COLUMNS: readonly string[] = fieldsWhere(({ writer }) => writer === 'server')

/** Stores the row of a request, and answers as PostgREST does. */
export async function insertSubmission(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: SubmissionRouteDeps,
): Promise<FastifyReply> {
  const refuse = (error: ApiError): FastifyReply => {
    deps.metrics.countSubmission('refused', error.code)
    return sendApiError(reply, error)
  }
  const reading = parsePostgrestOptions(request.headers, request.url)
  if (!reading.ok) return refuse(reading.error)
  const { options } = reading
  const select = parseSelect('submissions', options.query.get('select'), fieldsFor('sender'))
  if (!select.ok) return refuse(select.error)
  if (/resolution=/.test(String(request.headers.prefer ?? ''))) {
    return refuse(
      apiError(401, '42501', 'permission denied for table submissions', {
        hint: 'Rows can be inserted, not replaced.',
      }),
    )
  }
  const key = readIdempotencyKey(request.headers['idempotency-key'])
  if (!key.ok) return refuse(key.error)
  const insertedRow = readInsertRow(request.body, options.query.get('columns'))
  if (!insertedRow.ok) return refuse(insertedRow.error)

  const result = await deps.handleSubmission(insertedRow.row, {
    idempotencyKey: key.key,
    clientAddress: deps.clientAddress(request),
    proofSource: 'token',
  })
  if (result.outcome === 'refused') return refuse(result.error)
  deps.metrics.countSubmission(result.outcome, '')
  if (result.statusPageToken !== null) reply.header('receipt', result.statusPageToken)
  return replyInserted(reply, result.submission, options, select.columns)
}

function replyInserted(
  reply: FastifyReply,
  submission: Submission,
  options: PostgrestOptions,
  columns: readonly string[],
): FastifyReply {
  reply.code(201).header('cache-control', 'no-store').header('content-range', '*/*')
  if (!options.representation) return reply.send()
  const answer = renderRows(project([submission], columns), options)
  // One row always fits both forms.
  if (!answer.ok) return sendApiError(reply, answer.error)
  return reply
    .header('preference-applied', 'return=representation')
    .type(answer.type)
    .send(answer.body)
}

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

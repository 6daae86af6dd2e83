import type { FastifyReply, FastifyRequest } from 'fastify'
import { fieldsFor, fieldsWhere } from '#domain/submission/field-lists.ts'
import type { App } from '#server/app.ts'
import { apiError, RefusedError } from '#server/http/api-error.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { readIdempotencyKey } from '#server/intake/idempotency-key.ts'
import { submit } from '#server/intake/intake.ts'
import { parseNames, parsePostgrestOptions, parseSelect, project, sendRows } from './postgrest.ts'

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
  app: App,
): Promise<FastifyReply> {
  try {
    return await insert(request, reply, app)
  } catch (error) {
    if (error instanceof RefusedError) app.metrics.countSubmission('refused', error.refusal.code)
    throw error
  }
}

async function insert(
  request: FastifyRequest,
  reply: FastifyReply,
  app: App,
): Promise<FastifyReply> {
  const options = parsePostgrestOptions(request.headers, request.url)
  const columns = parseSelect('submissions', options.query.get('select'), fieldsFor('sender'))
  if (/resolution=/.test(String(request.headers.prefer ?? '')))
    throw new RefusedError(
      apiError(401, '42501', 'permission denied for table submissions', {
        hint: 'Rows can be inserted, not replaced.',
      }),
    )
  const idempotencyKey = readIdempotencyKey(request.headers['idempotency-key'])
  const row = readInsertRow(request.body, options.query.get('columns'))
  const sender = { idempotencyKey, clientAddress: clientAddress(request) }
  const result = await submit(app, row, { ...sender, hasCaptchaToken: true })
  if (result.outcome === 'refused') throw new RefusedError(result.error)
  app.metrics.countSubmission(result.outcome, '')
  if (result.statusPageToken !== null) reply.header('receipt', result.statusPageToken)
  reply.code(201)
  const range = '*/*'
  if (!options.representation)
    return reply.header('cache-control', 'no-store').header('content-range', range).send()
  reply.header('preference-applied', 'return=representation')
  return sendRows(reply, project([result.submission], columns), { ...options, range })
}

type Row = Readonly<Record<string, unknown>>

/**
 * Reads the one row from an insert's body: an object, or an array that contains one.
 * @param columnsParameter `columns` of the query: only these keys count
 */
export function readInsertRow(body: unknown, columnsParameter: string | null): Row {
  const rows: readonly unknown[] = Array.isArray(body) ? body : [body]
  const [row] = rows
  if (rows.length !== 1)
    throw refusedRow('22023', `Send one request at a time: the array holds ${rows.length} rows`)
  if (!isRow(row))
    throw refusedRow('PGRST102', 'The body must be a JSON object, or an array of one')
  const listed = columnsParameter === null ? Object.keys(row) : parseNames(columnsParameter)
  if (listed === null) throw refusedRow('PGRST100', 'failed to parse columns parameter')
  const unknown = listed.find((name) => !WRITABLE_COLUMNS.includes(name))
  if (unknown !== undefined)
    throw GENERATED_COLUMNS.includes(unknown)
      ? refusedRow('428C9', `cannot insert a non-DEFAULT value into column "${unknown}"`)
      : refusedRow(
          'PGRST204',
          `Could not find the '${unknown.slice(0, 100)}' column of 'submissions' in the schema cache`,
        )
  return Object.fromEntries(
    listed.map((name) => [name, Object.hasOwn(row, name) ? row[name] : null]),
  )
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const refusedRow = (code: string, message: string): RefusedError =>
  new RefusedError(apiError(400, code, message))

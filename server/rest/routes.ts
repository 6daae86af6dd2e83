import { ANSWERED_COLUMNS } from '#domain/columns.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ApiError, apiError, sendApiError } from '#server/http/api-error.ts'
import type { Settings } from '#server/http/settings-snapshot.ts'
import { type ApiDoor, guardApi } from '#server/intake/api-door.ts'
import type { RequestDoor } from '#server/intake/door.ts'
import { splitTarget } from '#server/http/target.ts'
import type { StoredSubmission } from '#server/store/store.ts'
import { readIdempotencyKey } from '#server/intake/idempotency-key.ts'
import { readInsertRow } from './insert-row.ts'
import { readSubmission } from '#server/intake/submission-body.ts'
import { readSettingsFilter, SETTINGS_COLUMNS } from './visible-settings.ts'
import { present, project, readSelect, readWire, type Wire } from './wire.ts'

export interface RestDeps extends RequestDoor, ApiDoor {
  readonly settings: Pick<Settings, 'get'>
}

const TABLES: readonly string[] = ['submissions', 'settings']

/**
 * The two tables as PostgREST would serve them (R60): requests can be
 * inserted, a few settings can be read, and that is all.
 */
export async function restRoutes(app: FastifyInstance, deps: RestDeps): Promise<void> {
  guardApi(app, deps)

  app.post(
    '/rest/v1/submissions',
    async (request, reply) => await insertSubmission(request, reply, deps),
  )
  app.get('/rest/v1/settings', async (request, reply) => await selectSettings(request, reply, deps))

  app.route({
    method: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
    url: '/rest/v1/*',
    // Before the body is read: nothing in it could change the answer.
    onRequest: async (request, reply) => sendApiError(reply, refusalFor(request)),
    handler: () => undefined,
  })
}

/** What PostgREST says to a role that lacks the right, or to a name that does not exist. */
function refusalFor(request: FastifyRequest): ApiError {
  const { path } = splitTarget(request.url)
  const table = path.slice('/rest/v1/'.length).slice(0, 100)
  if (TABLES.includes(table)) return apiError(401, '42501', `permission denied for table ${table}`)
  if (table.startsWith('rpc/')) {
    return apiError(
      404,
      'PGRST202',
      `Could not find the function public.${table.slice(4)} in the schema cache`,
    )
  }
  return apiError(404, 'PGRST205', `Could not find the table 'public.${table}' in the schema cache`)
}

async function insertSubmission(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: RestDeps,
): Promise<FastifyReply> {
  const refuse = (error: ApiError): FastifyReply => {
    deps.metrics.lead('refused', error.code)
    return sendApiError(reply, error)
  }
  const reading = readWire(request.headers, request.url)
  if (!reading.ok) return refuse(reading.error)
  const { wire } = reading
  const select = readSelect('submissions', wire.query.get('select'), ANSWERED_COLUMNS)
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
  const picked = readInsertRow(request.body, wire.query.get('columns'))
  if (!picked.ok) return refuse(picked.error)
  const submission = readSubmission(picked.row)
  if (!submission.ok) return refuse(submission.error)

  const taken = await deps.takeRequest({
    row: submission.row,
    trapFilled: submission.trapFilled,
    idempotencyKey: key.key,
    clientAddress: deps.clientAddress(request),
    proof: 'token',
  })
  if (taken.outcome === 'refused') return refuse(taken.error)
  deps.metrics.lead(taken.outcome, '')
  if (taken.receipt !== null) reply.header('receipt', taken.receipt)
  return answerInserted(reply, taken.submission, wire, select.columns)
}

function answerInserted(
  reply: FastifyReply,
  submission: StoredSubmission,
  wire: Wire,
  columns: readonly string[],
): FastifyReply {
  reply.code(201).header('cache-control', 'no-store').header('content-range', '*/*')
  if (!wire.representation) return reply.send()
  const answer = present(project([submission], columns), wire)
  // One row always fits both forms.
  if (!answer.ok) return sendApiError(reply, answer.error)
  return reply
    .header('preference-applied', 'return=representation')
    .type(answer.type)
    .send(answer.body)
}

async function selectSettings(
  request: FastifyRequest,
  reply: FastifyReply,
  { settings }: RestDeps,
): Promise<FastifyReply> {
  const reading = readWire(request.headers, request.url)
  if (!reading.ok) return sendApiError(reply, reading.error)
  const { wire } = reading
  const select = readSelect('settings', wire.query.get('select'), SETTINGS_COLUMNS)
  if (!select.ok) return sendApiError(reply, select.error)
  const filter = readSettingsFilter(wire.query)
  if (!filter.ok) return sendApiError(reply, filter.error)

  const rows: { key: string; value: string }[] = []
  for (const key of filter.keys) {
    const value = await settings.get(key)
    if (value !== null) rows.push({ key, value })
  }
  const answer = present(project(rows, select.columns), wire)
  if (!answer.ok) return sendApiError(reply, answer.error)
  const range = rows.length === 0 ? '*/*' : `0-${rows.length - 1}/*`
  return reply
    .header('cache-control', 'no-store')
    .header('content-range', range)
    .type(answer.type)
    .send(answer.body)
}

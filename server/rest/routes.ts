import { fieldsFor } from '#domain/submission/field-lists.ts'
import type { Submission } from '#domain/submission/fields.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ApiError, apiError, sendApiError } from '#server/http/api-error.ts'
import type { SettingsCache } from '#server/http/settings-cache.ts'
import { type ApiGuardDeps, addApiGuards } from '#server/intake/api-guards.ts'
import type { SubmissionRouteDeps } from '#server/intake/route-dependencies.ts'
import { splitTarget } from '#server/http/request-target.ts'
import { readIdempotencyKey } from '#server/intake/idempotency-key.ts'
import { readInsertRow } from './insert-row.ts'
import { parseSubmission } from '#server/intake/submission-body.ts'
import { readSettingsFilter, SETTINGS_COLUMNS } from './public-settings.ts'
import {
  renderRows,
  project,
  parseSelect,
  parsePostgrestOptions,
  type PostgrestOptions,
} from './postgrest.ts'

export interface RestDeps extends SubmissionRouteDeps, ApiGuardDeps {
  readonly settings: Pick<SettingsCache, 'get'>
}

const TABLE_NAMES: readonly string[] = ['submissions', 'settings']

/**
 * Serves the two tables as PostgREST would (R60): submissions can be inserted and a few settings
 * read, nothing else.
 */
export async function restRoutes(app: FastifyInstance, deps: RestDeps): Promise<void> {
  addApiGuards(app, deps)

  app.post(
    '/rest/v1/submissions',
    async (request, reply) => await insertSubmission(request, reply, deps),
  )
  app.get('/rest/v1/settings', async (request, reply) => await selectSettings(request, reply, deps))

  app.route({
    method: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
    url: '/rest/v1/*',
    // Refused before the body is read, because its content cannot change the response.
    onRequest: async (request, reply) => sendApiError(reply, refusalFor(request)),
    handler: () => undefined,
  })
}

/** Returns PostgREST's error for a missing right or an unknown name. */
function refusalFor(request: FastifyRequest): ApiError {
  const { path } = splitTarget(request.url)
  const table = path.slice('/rest/v1/'.length).slice(0, 100)
  if (TABLE_NAMES.includes(table))
    return apiError(401, '42501', `permission denied for table ${table}`)
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
  const submission = parseSubmission(insertedRow.row)
  if (!submission.ok) return refuse(submission.error)

  const result = await deps.handleSubmission({
    input: submission.input,
    trapFilled: submission.trapFilled,
    idempotencyKey: key.key,
    clientAddress: deps.clientAddress(request),
    proofSource: 'token',
  })
  if (result.outcome === 'refused') return refuse(result.error)
  deps.metrics.lead(result.outcome, '')
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

async function selectSettings(
  request: FastifyRequest,
  reply: FastifyReply,
  { settings }: RestDeps,
): Promise<FastifyReply> {
  const reading = parsePostgrestOptions(request.headers, request.url)
  if (!reading.ok) return sendApiError(reply, reading.error)
  const { options } = reading
  const select = parseSelect('settings', options.query.get('select'), SETTINGS_COLUMNS)
  if (!select.ok) return sendApiError(reply, select.error)
  const filter = readSettingsFilter(options.query)
  if (!filter.ok) return sendApiError(reply, filter.error)

  const rows: { key: string; value: string }[] = []
  for (const key of filter.keys) {
    const value = await settings.get(key)
    if (value !== null) rows.push({ key, value })
  }
  const answer = renderRows(project(rows, select.columns), options)
  if (!answer.ok) return sendApiError(reply, answer.error)
  const range = rows.length === 0 ? '*/*' : `0-${rows.length - 1}/*`
  return reply
    .header('cache-control', 'no-store')
    .header('content-range', range)
    .type(answer.type)
    .send(answer.body)
}

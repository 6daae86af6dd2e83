import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ApiError, apiError, sendApiError } from '#server/http/api-error.ts'
import type { App } from '#server/app.ts'
import { addApiGuards, SUBMISSIONS_PATH } from '#server/intake/api-guards.ts'
import { splitTarget } from '#server/http/request-target.ts'
import { insertSubmission } from './insert-submission.ts'
import { readSettingsFilter, SETTINGS_COLUMNS } from './public-settings.ts'
import { parsePostgrestOptions, parseSelect, project, sendRows } from './postgrest.ts'

const TABLE_NAMES: readonly string[] = ['submissions', 'settings']

/**
 * Serves the two tables as PostgREST would: submissions can be inserted and a few settings
 * read, nothing else.
 */
export async function restRoutes(http: FastifyInstance, app: App): Promise<void> {
  addApiGuards(http, app)

  http.post(SUBMISSIONS_PATH, async (request, reply) => await insertSubmission(request, reply, app))
  http.get('/rest/v1/settings', async (request, reply) => await selectSettings(request, reply, app))

  http.route({
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

async function selectSettings(
  request: FastifyRequest,
  reply: FastifyReply,
  { settings }: App,
): Promise<FastifyReply> {
  const options = parsePostgrestOptions(request.headers, request.url)
  const columns = parseSelect('settings', options.query.get('select'), SETTINGS_COLUMNS)
  const rows: { key: string; value: string }[] = []
  for (const key of readSettingsFilter(options.query)) {
    const value = await settings.get(key)
    if (value !== null) rows.push({ key, value })
  }
  const range = rows.length === 0 ? '*/*' : `0-${rows.length - 1}/*`
  return sendRows(reply, project(rows, columns), { ...options, range })
}

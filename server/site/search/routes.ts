import type { FastifyInstance, FastifyReply } from 'fastify'
import { MAX_QUERY_LENGTH, SEARCH_PATHS } from '#domain/pages/search.ts'
import type { App } from '#server/app.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { Page } from '#server/pages/create-pages.tsx'
import { createSearch } from './search-index.ts'

/**
 * Serves the search that the structured data declares: pages, services and towns, without a script.
 * The query is never logged.
 */
export async function searchRoutes(
  http: FastifyInstance,
  { limits, pages, site, clock }: App,
): Promise<void> {
  const search = createSearch(site)
  for (const language of ['en', 'es'] as const)
    http.get<{ Querystring: { q?: unknown } }>(SEARCH_PATHS[language], async (request, reply) => {
      const query = queryOf(request.query.q)
      const refused = limits.admit('request', clientAddress(request))
      if (refused !== null) {
        if (refused.retryAfter !== undefined)
          reply.header('retry-after', String(refused.retryAfter))
        return send(reply, refused.status, pages.search.busy({ language, query, now: clock() }))
      }
      const results = query === '' ? null : await search(query, language)
      return send(reply, 200, pages.search.results({ language, query, results, now: clock() }))
    })
}

/** Returns the query as it is shown and sought; a repeated parameter counts once. */
function queryOf(parameter: unknown): string {
  const first: unknown = Array.isArray(parameter) ? parameter[0] : parameter
  // A pair of surrogates is never cut in half.
  return typeof first === 'string' ? [...first.trim()].slice(0, MAX_QUERY_LENGTH).join('') : ''
}

const send = (reply: FastifyReply, status: number, { html, policy }: Page): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html)

import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { App } from '#server/app.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { apiError, sendApiError } from '#server/http/api-error.ts'
import { CONVERSION_FILES, CONVERSION_WINDOW_MS, conversionCsv } from './conversions.ts'
import { listLeads } from '#server/db/tables/lead-queries.ts'

const EXPORT_USER = 'export'
const PASSWORD_REQUIRED = apiError(401, 'PT401', 'This file needs the export password', {
  hint: `User ${EXPORT_USER}, and the password of EXPORT_PASSWORD.`,
})

/**
 * Serves the conversions that ad platforms fetch. Without EXPORT_PASSWORD the addresses do
 * not exist.
 */
export async function exportRoutes(
  http: FastifyInstance,
  { db, limits, clock, environment: { exportPassword } }: App,
): Promise<void> {
  if (exportPassword === null) return
  const expected = digest(
    `Basic ${Buffer.from(`${EXPORT_USER}:${exportPassword}`).toString('base64')}`,
  )
  // The scheme's name has no letter case (RFC 9110, 11.1).
  const isAllowed = (authorization = ''): boolean =>
    timingSafeEqual(digest(authorization.replace(/^basic +/i, 'Basic ')), expected)

  for (const [name, file] of Object.entries(CONVERSION_FILES)) {
    http.get(`/exports/${name}.csv`, async (request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow')
      // Before the password is compared, so that nobody can try many.
      const refused = limits.admit('export', clientAddress(request))
      if (refused) return sendApiError(reply, refused)
      if (!isAllowed(request.headers.authorization)) {
        reply.header('www-authenticate', 'Basic realm="exports", charset="UTF-8"')
        return sendApiError(reply, PASSWORD_REQUIRED)
      }
      const since = clock() - CONVERSION_WINDOW_MS
      const csv = await conversionCsv(file, listLeads(db, { since, status: 'done' }))
      return reply.type('text/csv; charset=utf-8').send(csv)
    })
  }
}

/** Digests have one length, which `timingSafeEqual` requires. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

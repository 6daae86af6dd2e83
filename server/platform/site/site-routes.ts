import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  createInstallationReader,
  type Installation,
  withoutSettings,
} from './installation-options.ts'
import { apiError, sendApiError } from '#server/platform/http/api-error.ts'
import type { SettingsCache } from './settings-cache.ts'
import type { RenderSlot } from './page-slots.ts'
import type { Site } from './site.ts'
import { createSiteResponses } from './site-responses.ts'
import type { FeatureFlagValues } from './feature-flag-values.ts'

export interface SiteRoutesOptions {
  readonly site: Site
  readonly renderSlot: RenderSlot
  readonly settings: SettingsCache
  /** Origin of board and status pages, if they have a host name of their own; `null` otherwise. */
  readonly privateOrigin: string | null
  /** Flags that the environment determines. */
  readonly featureFlags: FeatureFlagValues
  readonly headers: Readonly<Record<string, string>>
  readonly isStopping: () => boolean
}

/**
 * Serves the built site from memory: pages, files, and the not-found page for every other path
 * (R11). site-responses.ts builds the responses.
 */
export function addSiteRoutes(app: FastifyInstance, options: SiteRoutesOptions): void {
  const { site, renderSlot, settings, featureFlags, privateOrigin, headers, isStopping } = options
  const respondTo = createSiteResponses(site, { renderSlot, common: headers })
  const installationBy = createInstallationReader({ featureFlags, privateOrigin }, settings)
  const defaultInstallation = withoutSettings({ featureFlags, privateOrigin })

  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    { ordinary, refused }: Installation,
  ): void => {
    const { url = '', headers: requestHeaders } = request.raw
    const answer = respondTo(
      {
        url,
        acceptEncoding: requestHeaders['accept-encoding'],
        ifNoneMatch: requestHeaders['if-none-match'],
      },
      // Global Privacy Control (https://w3c.github.io/gpc/).
      requestHeaders['sec-gpc'] === '1' ? refused : ordinary,
    )
    if (answer.status === 308) {
      void reply.redirect(answer.to, 308)
      return
    }
    reply.hijack()
    const all = [...answer.headers]
    if (isStopping()) all.push('connection', 'close')
    reply.raw.writeHead(answer.status, all)
    if (request.method === 'HEAD' || answer.body === null) reply.raw.end()
    else reply.raw.end(answer.body)
  }

  app.get('/*', (request, reply) => {
    const rows = settings.freshRows()
    if (rows === null) {
      return settings
        .rows()
        .then(installationBy, (error: unknown) => {
          // Pages must stay available without the database; nothing of Google's could work then
          // anyway.
          app.log.warn({ err: error }, 'settings unreadable, pages allow no services of others')
          return defaultInstallation
        })
        .then((installation) => send(request, reply, installation))
    }
    return send(request, reply, installationBy(rows))
  })

  app.setNotFoundHandler((request, reply) => {
    const error = apiError(405, 'PT405', 'This address can only be read', {
      hint: 'Use GET or HEAD.',
    })
    // The body of such a request is not read.
    reply.header('allow', 'GET, HEAD').header('connection', 'close')
    request.log.debug({ req: request }, 'method not allowed')
    return sendApiError(reply, error)
  })
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ANALYTICS_KEY, analyticsOrigins } from './analytics-origins.ts'
import { apiError, sendApiError } from './api-error.ts'
import type { AllowedServices } from './content-security-policy.ts'
import { refusedAtTheDoor } from './front-door.ts'
import { type Answered, siteRoute } from './request-record.ts'
import type { Settings, SettingsRows } from './settings-snapshot.ts'
import type { Site } from './site.ts'
import { createSiteAnswers, type SiteAnswer } from './site-answers.ts'
import { splitTarget } from './target.ts'

export interface SiteRoutesOptions {
  readonly site: Site
  readonly settings: Settings
  /** Of every answer. */
  readonly headers: Readonly<Record<string, string>>
  /** While it is true each answer ends its connection. */
  readonly isStopping: () => boolean
  readonly record: (answered: Answered) => void
}

/**
 * Serves the built site from memory: pages, files, and the not-found page for
 * every other path (R11). What is asked for most, a page or file that there
 * is, is answered before the framework makes anything of the request: that
 * would take longer than all the rest. Everything else, redirects and what
 * has to wait for the settings too, goes the ordinary way.
 */
export function addSiteRoutes(app: FastifyInstance, options: SiteRoutesOptions): void {
  const { site, settings, headers, isStopping, record } = options
  const answerTo = createSiteAnswers(site, headers)
  const allowedBy = createAllowed()

  const answerOf = ({ url = '', headers: asked }: IncomingMessage, allowed: AllowedServices) =>
    answerTo(
      {
        url,
        acceptEncoding: asked['accept-encoding'],
        ifNoneMatch: asked['if-none-match'],
      },
      allowed,
    )

  const write = (request: IncomingMessage, response: ServerResponse, answer: WholeAnswer): void => {
    const all = [...answer.headers]
    if (isStopping()) all.push('connection', 'close')
    response.writeHead(answer.status, all)
    if (request.method === 'HEAD' || answer.body === null) response.end()
    else response.end(answer.body)
  }

  const send = (request: FastifyRequest, reply: FastifyReply, allowed: AllowedServices): void => {
    const answer = answerOf(request.raw, allowed)
    if (answer.status === 308) {
      void reply.redirect(answer.to, 308)
      return
    }
    reply.hijack()
    write(request.raw, reply.raw, answer)
  }

  answerFirst(app.server, (request, response) => {
    const { method, url = '' } = request
    if (method !== 'GET') return false
    const { path } = splitTarget(url)
    if (!site.files.has(path) && !site.pages.has(path)) return false
    if (refusedAtTheDoor(request) !== null) return false
    const rows = settings.fresh()
    if (rows === null) return false
    const answer = answerOf(request, allowedBy(rows))
    if (answer.status === 308) return false
    const begun = performance.now()
    response.once('close', () => {
      const ms = performance.now() - begun
      record({
        request: { method, url },
        route: siteRoute(url),
        status: answer.status,
        ms,
        log: app.log,
      })
    })
    write(request, response, answer)
    return true
  })

  app.get('/*', (request, reply) => {
    const rows = settings.fresh()
    if (rows === null) {
      return settings
        .rows()
        .then(allowedBy, (error: unknown) => {
          // The pages must be there while the database is not, and then nothing else of Google's can work either.
          app.log.warn({ err: error }, 'settings unreadable, pages allow no services of others')
          return NOBODY
        })
        .then((allowed) => send(request, reply, allowed))
    }
    return send(request, reply, allowedBy(rows))
  })

  app.setNotFoundHandler((request, reply) => {
    const error = apiError(405, 'PT405', 'This address can only be read', {
      hint: 'Use GET or HEAD.',
    })
    // Whatever body comes with it is not worth reading to its end.
    reply.header('allow', 'GET, HEAD').header('connection', 'close')
    request.log.debug({ req: request }, 'method not allowed')
    return sendApiError(reply, error)
  })
}

type WholeAnswer = Exclude<SiteAnswer, { readonly status: 308 }>

/** @param answer returns false for what the framework is to answer */
function answerFirst(
  server: Server,
  answer: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const framework = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (answer(request, response)) return
    for (const listener of framework) listener.call(server, request, response)
  })
}

const NOBODY: AllowedServices = { maps: false, recaptcha: false, analytics: [] }

/** Whom pages may load from by these rows; the same object for as long as that is the same. */
function createAllowed(): (rows: SettingsRows) => AllowedServices {
  let last: { rows: SettingsRows; key: string; allowed: AllowedServices } | null = null
  return (rows) => {
    if (last?.rows === rows) return last.allowed
    const allowed = {
      maps: (rows.get('address_provider') ?? 'google') === 'google',
      recaptcha: (rows.get('captcha_provider') ?? 'recaptcha') === 'recaptcha',
      analytics: analyticsOrigins(rows.get(ANALYTICS_KEY) ?? ''),
    }
    const key = JSON.stringify(allowed)
    last = { rows, key, allowed: last?.key === key ? last.allowed : allowed }
    return last.allowed
  }
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LeadService } from '#server/lead/lead-service.ts'
import { type ApiError, busy } from '#server/http/api-error.ts'
import { createConcurrencyLimit } from '#server/http/concurrency-limit.ts'
import type { HasDiskSpace } from '#server/http/readiness.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import type { PublicRouteDeps } from '#server/intake/route-deps.ts'
import type { ConvertPhoto } from '#server/photos/convert-photo.ts'
import { inspectPhoto } from '#server/photos/inspect-photo.ts'
import { PHOTO_LIMITS } from '#domain/photo-limits.ts'
import { readPhotoPart } from '#server/photos/read-photo-part.ts'
import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import { isOpenIn, type StatusPageProps, tooLatePage } from './page.ts'
import { hasAllPhotos } from './photo-link.ts'
import { PHOTO_MESSAGES, type PhotoProblem } from '#copy/server/visitor-photos.ts'
import { photoPage } from './photo-page.ts'

export interface PhotoRouteDeps extends PublicRouteDeps {
  readonly limits: Pick<RateLimits, 'admit' | 'checkBudget' | 'countUse'>
  readonly leads: Pick<LeadService, 'addPhoto'>
  readonly convertPhoto: ConvertPhoto
  readonly hasDiskSpace: HasDiskSpace
}

/** What the routes of the status page share. */
export interface StatusPageReplies {
  /** Returns `null` for an unknown or expired link. */
  readonly find: (request: StatusPageRequest) => Promise<StatusPageProps | null>
  readonly send: (reply: FastifyReply, status: number, html: string) => FastifyReply
  readonly refuse: (reply: FastifyReply, error: ApiError) => FastifyReply
  readonly gone: (reply: FastifyReply) => FastifyReply
  readonly back: (request: StatusPageRequest, reply: FastifyReply) => FastifyReply
}

type StatusPageRequest = FastifyRequest<{ Params: { token: string } }>

/** Bodies that are received at the same time; each may have 10 MB. */
const MAX_UPLOADS = 6
const RETRY_AFTER_S = 10
/** A body in TCP segments of the smallest usual size, 536 bytes. */
const MAX_BODY_CHUNKS = Math.ceil(PHOTO_LIMITS.uploadBytes / 536)
const PROBLEM_STATUS = { missing: 422, unreadable: 422, tooLarge: 413 } as const

/**
 * Serves `/r/TOKEN/photo`. Lead and limits are checked before the body is read, the file's
 * structure before it is decoded. Only what the converter wrote is stored. In a scope of its own,
 * because no other form of the status page has a body of this type.
 */
export async function photoRoutes(
  app: FastifyInstance,
  deps: PhotoRouteDeps & StatusPageReplies,
): Promise<void> {
  const { limits, clientAddress, leads, convertPhoto, hasDiskSpace } = deps
  const { find, send, refuse, gone, back } = deps
  const uploads = createConcurrencyLimit(MAX_UPLOADS)

  const explain = (reply: FastifyReply, shown: StatusPageProps, problem: PhotoProblem) => {
    const text = PHOTO_MESSAGES[shown.view.language][problem]
    return send(reply, PROBLEM_STATUS[problem], photoPage(shown, text))
  }

  const explainEnd = (reply: FastifyReply, shown: StatusPageProps) => {
    const { language } = shown.view
    const { closed } = STATUS_PAGE_MESSAGES[language]
    const text = isOpenIn(shown.view) ? PHOTO_MESSAGES[language].full : closed
    return send(reply, 409, tooLatePage(shown, text))
  }

  const admit = async (request: StatusPageRequest, reply: FastifyReply) => {
    const shown = await find(request)
    if (shown === null) return gone(reply)
    if (!isOpenIn(shown.view) || hasAllPhotos(shown.view)) return explainEnd(reply, shown)
    const address = clientAddress(request)
    const rateLimitError = limits.admit('photo', address) ?? limits.checkBudget('photo', address)
    if (rateLimitError !== null) return refuse(reply, rateLimitError)
    if (Number(request.headers['content-length']) > PHOTO_LIMITS.uploadBytes)
      return explain(reply, shown, 'tooLarge')
    const release = (await hasDiskSpace()) ? uploads.acquire() : null
    if (release === null) return refuse(reply, busy(RETRY_AFTER_S))
    reply.raw.once('close', release)
    return undefined
  }

  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: PHOTO_LIMITS.uploadBytes },
    async ({ headers }: FastifyRequest, body: Buffer) =>
      readPhotoPart(headers['content-type'] ?? '', body),
  )

  app.get('/r/:token/photo', async (request: StatusPageRequest, reply) => {
    const shown = await find(request)
    if (shown === null) return gone(reply)
    const { view } = shown
    return isOpenIn(view) && !hasAllPhotos(view)
      ? send(reply, 200, photoPage(shown))
      : back(request, reply)
  })

  app.post(
    '/r/:token/photo',
    { onRequest: admit, config: { maxBodyChunks: MAX_BODY_CHUNKS } },
    async (request: StatusPageRequest, reply) => {
      const shown = await find(request)
      if (shown === null) return gone(reply)
      const photo = request.body
      if (!Buffer.isBuffer(photo) || photo.length === 0) return explain(reply, shown, 'missing')
      const problem = inspectPhoto(photo)
      if (problem !== null) return explain(reply, shown, problem)
      const converted = await convertPhoto(photo)
      if (converted.outcome === 'unreadable') return explain(reply, shown, 'unreadable')
      if (converted.outcome !== 'converted') return refuse(reply, busy(RETRY_AFTER_S))
      const added = await leads.addPhoto(shown.view.submissionId, converted.jpeg)
      if (added !== 'added') return explainEnd(reply, (await find(request)) ?? shown)
      limits.countUse('photo', clientAddress(request))
      return back(request, reply)
    },
  )
}

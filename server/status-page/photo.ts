import { randomUUID } from 'node:crypto'
import { askedLanguage } from '#server/http/asked-language.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import { PHOTO_MESSAGES, type PhotoProblem } from '#copy/server/visitor-photos.ts'
import { EARLY_PHOTO_BUDGET, PHOTO_BUDGET, PHOTO_LIMITS } from '#domain/submission/photo-limits.ts'
import type { App } from '#server/app.ts'
import { type ApiError, busy } from '#server/http/api-error.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { PRIVATE_HEADERS } from '#server/http/response-headers.ts'
import { addPhoto } from '#server/leads/visitor-additions.ts'
import type { Page } from '#server/pages/create-pages.tsx'
import { sendPrivatePage } from '#server/pages/send-page.ts'
import { photoState, type StatusPageProps } from '#server/status-page/status-view.ts'
import { readPhotoPart } from '#server/photos/read-photo-part.ts'
import { redirectToStatusPage, sendGone, sendPage } from './open.ts'
import { NO_ROOM_RETRY_AFTER_S, openForm } from './status-form.ts'

type PhotoRequest = FastifyRequest<{ Params: { token: string } }>

const RETRY_AFTER_S = 10
const PROBLEM_STATUS = {
  missing: 422,
  unreadable: 422,
  heic: 422,
  tooLarge: 413,
  noRoom: 503,
} as const

/** What the script (app/browser/status/send-photos.ts) accepts: the sentence alone, without its page. */
const isFromScript = ({ headers }: FastifyRequest): boolean => headers.accept === 'application/json'

/**
 * Serves `/r/TOKEN/photo`. Lead, limits and room are checked before the body is read, the file in
 * the converter's process. Only what the converter wrote is stored. In a scope of its own, because
 * no other form of the status page has a body of this type.
 */
export async function photoRoutes(http: FastifyInstance, app: App): Promise<void> {
  const { db, clock, noticeSettings: settings } = app
  const { limits, convertPhoto, hasPhotoRoom, uploadSlots } = app
  const pages = app.pages.statusPage

  const find = (request: PhotoRequest) => openForm(request, {}, app)
  const refuse = (reply: FastifyReply, error: ApiError): FastifyReply =>
    sendPrivatePage(reply, pages.error({ language: askedLanguage(reply.request.headers) }), error)

  const answer = (
    request: PhotoRequest,
    reply: FastifyReply,
    { status, text, page }: { status: number; text: string; page: (text: string) => Page },
  ) =>
    isFromScript(request)
      ? reply.code(status).headers(PRIVATE_HEADERS).send({ message: text })
      : sendPage(reply, status, page(text))

  const explain = (
    request: PhotoRequest,
    reply: FastifyReply,
    { shown, problem }: { shown: StatusPageProps; problem: PhotoProblem },
  ) => {
    if (problem === 'noRoom') reply.header('retry-after', String(NO_ROOM_RETRY_AFTER_S))
    return answer(request, reply, {
      status: PROBLEM_STATUS[problem],
      text: PHOTO_MESSAGES[shown.view.language][problem],
      page: (why) => pages.photo({ ...shown, problem: why }),
    })
  }

  /** Answers why this lead takes no photo. */
  const explainState = (request: PhotoRequest, reply: FastifyReply, shown: StatusPageProps) => {
    const { language } = shown.view
    const state = photoState(shown.view)
    const text =
      state === 'closed' || state === 'open'
        ? STATUS_PAGE_MESSAGES[language].closed
        : PHOTO_MESSAGES[language][state]
    return answer(request, reply, {
      status: 409,
      text,
      page: (why) => pages.tooLate({ ...shown, text: why }),
    })
  }

  const admit = async (request: PhotoRequest, reply: FastifyReply) => {
    const shown = await find(request)
    if (shown === null) return sendGone(reply, app)
    if (photoState(shown.view) !== 'open') return explainState(request, reply, shown)
    const address = clientAddress(request)
    const rateLimitError = limits.admit('photo', address) ?? limits.checkBudget('photo', address)
    if (rateLimitError !== null) return refuse(reply, rateLimitError)
    if (Number(request.headers['content-length']) > PHOTO_LIMITS.uploadBytes)
      return explain(request, reply, { shown, problem: 'tooLarge' })
    if (!(await hasPhotoRoom())) return explain(request, reply, { shown, problem: 'noRoom' })
    const release = uploadSlots.acquire(address)
    if (release === null) return refuse(reply, busy(RETRY_AFTER_S))
    reply.raw.once('close', release)
    return undefined
  }

  http.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: PHOTO_LIMITS.uploadBytes },
    async ({ headers }: FastifyRequest, body: Buffer) =>
      readPhotoPart(headers['content-type'] ?? '', body),
  )

  http.get('/r/:token/photo', async (request: PhotoRequest, reply) => {
    const shown = await find(request)
    if (shown === null) return sendGone(reply, app)
    return photoState(shown.view) === 'open'
      ? sendPage(reply, 200, pages.photo(shown))
      : redirectToStatusPage(request, reply)
  })

  http.post('/r/:token/photo', { onRequest: admit }, async (request: PhotoRequest, reply) => {
    const shown = await find(request)
    if (shown === null) return sendGone(reply, app)
    const photo = request.body
    if (!Buffer.isBuffer(photo) || photo.length === 0)
      return explain(request, reply, { shown, problem: 'missing' })
    const converted = await convertPhoto(photo)
    if (converted.outcome === 'refused')
      return explain(request, reply, { shown, problem: converted.problem })
    if (converted.outcome !== 'converted') return refuse(reply, busy(RETRY_AFTER_S))
    const addition = {
      id: randomUUID(),
      jpeg: converted.jpeg,
      budget: PHOTO_BUDGET,
      earlyBudget: EARLY_PHOTO_BUDGET,
      now: clock(),
      settings,
    }
    const added = await db.write((tx) => addPhoto(tx, shown.view.submissionId, addition))
    if (added === 'noRoom') return explain(request, reply, { shown, problem: 'noRoom' })
    if (added !== 'added') return explainState(request, reply, (await find(request)) ?? shown)
    limits.countUse('photo', clientAddress(request))
    return isFromScript(request)
      ? reply.code(201).headers(PRIVATE_HEADERS).send({})
      : redirectToStatusPage(request, reply)
  })
}

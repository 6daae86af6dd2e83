import { cleanProse } from '#domain/text/clean-text.ts'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { MAX_STARS, REVIEW_TEXT_MAX_CHARACTERS } from '#domain/lead/review.ts'
import { busy } from '#server/http/api-error.ts'
import type { HasDiskSpace } from '#server/http/readiness.ts'
import type { SecretPageRequest } from '#server/submissions/intake/secret-pages.ts'
import { addReview } from '#server/leads/reviews.ts'
import { NO_ROOM_RETRY_AFTER_S, type StatusPageReplies } from './visitor-photo-routes.ts'
import { isReviewOpen, type StatusPageProps } from '#server/pages/status-page/status-view.ts'
import { REVIEW_MESSAGES } from '#copy/server/visitor-review.ts'
import type { RejectedReview, ReviewFields } from '#server/pages/status-page/review-page.tsx'

export interface ReviewRouteDeps extends StatusPageReplies {
  /** False while the last space of the disk is left for leads. */
  readonly hasOptionalSpace: HasDiskSpace
}

/** Serves the form for the customer's one review, once the job is done (R195). */
export async function reviewRoutes(app: FastifyInstance, deps: ReviewRouteDeps): Promise<void> {
  const {
    store,
    noticeSettings: settings,
    pages,
    find,
    send,
    refuse,
    gone,
    back,
    hasOptionalSpace,
  } = deps
  const { isStaffDevice, staffDevice } = deps
  app.get('/r/:token/review', async (request: SecretPageRequest, reply) => {
    const shown = await find(request)
    if (shown === null) return gone(reply)
    return isReviewOpen(shown.view) ? send(reply, 200, pages.review(shown)) : back(request, reply)
  })

  app.post('/r/:token/review', async (request: SecretPageRequest, reply) => {
    const shown = await find(request)
    if (shown === null) return gone(reply)
    const { view, now } = shown
    if (!isReviewOpen(view)) return back(request, reply)
    if (await isStaffDevice(request)) return staffDevice(reply, shown)
    const fields = readFields(request.body ?? new URLSearchParams())
    const rejected = rejection(fields, view.language)
    if (rejected !== null) return send(reply, 422, pages.review({ ...shown, rejected }))
    if (!(await hasOptionalSpace())) return refuse(reply, busy(NO_ROOM_RETRY_AFTER_S))
    // Of two forms that are sent at once, the first is kept.
    const review = {
      id: randomUUID(),
      createdAt: now,
      stars: Number(fields.stars),
      text: fields.text,
      author: view.firstName,
      town: view.town,
      service: view.service,
      language: view.language,
      isPublishable: fields.publish,
      linkChannel: shown.from ?? '',
    }
    await store.write((tx) => addReview(tx, view.submissionId, review, settings))
    return back(request, reply)
  })
}

const readFields = (body: URLSearchParams): ReviewFields => ({
  stars: body.get('stars') ?? '',
  text: cleanProse(body.get('text') ?? ''),
  publish: body.has('publish'),
})

function rejection(
  fields: ReviewFields,
  language: StatusPageProps['view']['language'],
): RejectedReview | null {
  const { starsMissing, tooLong } = REVIEW_MESSAGES[language]
  const stars = Number(fields.stars)
  if (!Number.isInteger(stars) || stars < 1 || stars > MAX_STARS)
    return { fields, field: 'stars', problem: starsMissing }
  return [...fields.text].length > REVIEW_TEXT_MAX_CHARACTERS
    ? { fields, field: 'text', problem: tooLong(REVIEW_TEXT_MAX_CHARACTERS) }
    : null
}

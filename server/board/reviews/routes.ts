import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { OWNER_WARNINGS } from '#copy/server/owner-warnings.ts'
import { STAFF_REVIEW_MESSAGES } from '#copy/server/staff-reviews.ts'
import { firstName } from '#domain/text/first-name.ts'
import type { Language } from '#domain/text/language.ts'
import { tellOwners } from '#server/alarm/notices/tell-owners.ts'
import { listReviewsOfJobs, setReviewState } from '#server/leads/reviews.ts'
import { REVIEWS_ADDRESS } from '#server/board/addresses.ts'
import type { App } from '#server/app.ts'
import { addForm, type BoardForm } from '#server/board/form.ts'
import { needs } from '#server/board/needs.ts'
import { savedAddress, savedOf } from '#server/board/saved.ts'
import { sendPage } from '#server/board/replies.ts'
import { viewerOf } from '#server/board/sign-in/session.ts'

/** Serves `/staff/reviews` and its buttons. */
export function reviewsRoutes(http: FastifyInstance, app: App): void {
  const { db, pages, clock } = app
  http.get(REVIEWS_ADDRESS, needs('reviews'), async (request, reply) => {
    const { language } = viewerOf(request)
    const reviews = await db.read((tx) => listReviewsOfJobs(tx))
    return sendPage(
      reply,
      200,
      pages.board.reviews({ language, reviews, now: clock(), saved: savedOf(request) }),
    )
  })
  addForm(http, app, moveTo('publish', 'published'))
  addForm(http, app, moveTo('hide', 'hidden'))
}

/** POST /staff/reviews/ID/publish and /hide. Owners do not publish reviews of their own work; the other owners are told. */
const moveTo = (action: string, state: 'published' | 'hidden'): BoardForm<unknown> => ({
  address: `${REVIEWS_ADDRESS}/:id/${action}`,
  needs: 'reviews',
  fields: () => z.unknown(),
  async save(tx, _fields, { id, viewer: { id: byId, name, language }, now, settings }) {
    const result = await setReviewState(tx, id, state, byId)
    if (result === 'changed') {
      const warning = state === 'published' ? 'reviewPublished' : 'reviewHidden'
      const text = (each: Language) => OWNER_WARNINGS[each][warning](firstName(name))
      await tellOwners(tx, text, { byId, now, settings })
      return { to: savedAddress(REVIEWS_ADDRESS, `review-${state}`, id) }
    }
    if (result !== 'own') return { to: REVIEWS_ADDRESS }
    const message = STAFF_REVIEW_MESSAGES[language].own
    return { status: 409, page: (pages) => pages.message({ language, message, to: 'board' }) }
  },
})

import { needs } from '../needs.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { STAFF_REVIEW_MESSAGES } from '#copy/server/staff-reviews.ts'
import type { BoardDeps } from '../board-deps.ts'
import { REVIEWS_ADDRESS } from '#server/pages/board/addresses.ts'
import { listReviews, setReviewState } from '#server/leads/reviews.ts'

const ACTIONS = { publish: 'published', hide: 'hidden' } as const

/** Serves `/staff/reviews` and its buttons. Owners publish and hide, not those of their own work. */
export async function reviewsRoutes(app: FastifyInstance, deps: BoardDeps): Promise<void> {
  const { store, guard, replies, pages, clock } = deps

  app.get(REVIEWS_ADDRESS, needs('reviews'), async (request, reply) => {
    const { language } = guard.sessionOf(request).staffMember
    const reviews = await store.read((tx) => listReviews(tx))
    const page = pages.board.reviews({ language, reviews, now: clock() })
    return replies.sendPage(reply, 200, page)
  })

  for (const [action, state] of Object.entries(ACTIONS))
    app.post(
      `${REVIEWS_ADDRESS}/:id/${action}`,
      needs('reviews'),
      async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
        const viewer = guard.sessionOf(request).staffMember
        const result = await store.write((tx) =>
          setReviewState(tx, request.params.id, state, viewer.id),
        )
        if (result === 'own') {
          const { language } = viewer
          const message = STAFF_REVIEW_MESSAGES[language].own
          return replies.sendPage(
            reply,
            409,
            pages.board.message({ language, message, to: 'board' }),
          )
        }
        return reply.redirect(REVIEWS_ADDRESS, 303)
      },
    )
}

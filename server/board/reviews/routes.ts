import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BoardDeps } from '../board-deps.ts'
import { REVIEWS_ADDRESS } from '#server/pages/board/addresses.ts'

const ACTIONS = { publish: 'published', hide: 'hidden' } as const

/** Serves `/staff/reviews` and its buttons. Every staff member may publish and hide. */
export async function reviewsRoutes(app: FastifyInstance, deps: BoardDeps): Promise<void> {
  const { store, guard, replies, pages, clock } = deps

  app.get(REVIEWS_ADDRESS, async (request, reply) => {
    const { language } = guard.sessionOf(request).staffMember
    const reviews = await store.reviews.list()
    const page = pages.board.reviews({ language, reviews, now: clock() })
    return replies.sendPage(reply, 200, page)
  })

  for (const [action, state] of Object.entries(ACTIONS))
    app.post(
      `${REVIEWS_ADDRESS}/:id/${action}`,
      async ({ params: { id } }: FastifyRequest<{ Params: { id: string } }>, reply) => {
        await store.reviews.setState(id, state)
        return reply.redirect(REVIEWS_ADDRESS, 303)
      },
    )
}

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { letThrough, listBlocked } from '#server/leads/blocked-numbers.ts'
import { BLOCKED_ADDRESS, LET_THROUGH_ADDRESS } from '#server/board/addresses.ts'
import type { App } from '#server/app.ts'
import { addForm, type BoardForm } from '#server/board/form.ts'
import { needs } from '#server/board/needs.ts'
import { savedAddress, savedOf } from '#server/board/saved.ts'
import { sendPage } from '#server/board/replies.ts'
import { viewerOf } from '#server/board/sign-in/session.ts'

/** Serves `/staff/blocked` and its button. */
export function blockedRoutes(http: FastifyInstance, app: App): void {
  const { db, pages, clock } = app
  http.get(BLOCKED_ADDRESS, needs('blocks'), async (request, reply) => {
    const { language } = viewerOf(request)
    const numbers = await db.read(listBlocked)
    return sendPage(
      reply,
      200,
      pages.board.blocked({ language, numbers, now: clock(), saved: savedOf(request) }),
    )
  })
  addForm(http, app, through)
}

/**
 * POST /staff/blocked/let-through: ends the block of a number. It is a field, because addresses are
 * logged.
 */
const through: BoardForm<{ readonly number: string }> = {
  address: LET_THROUGH_ADDRESS,
  needs: 'blocks',
  fields: () => z.object({ number: z.string().default('') }),
  async save(tx, { number }, press) {
    const wasBlocked = await letThrough(tx, number, press)
    return { to: wasBlocked ? savedAddress(BLOCKED_ADDRESS, 'let-through') : BLOCKED_ADDRESS }
  },
}

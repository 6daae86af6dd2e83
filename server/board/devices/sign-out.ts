import type { FastifyInstance } from 'fastify'
import { endSession } from '#server/staff/sessions.ts'
import type { App } from '#server/app.ts'
import { needs } from '#server/board/needs.ts'
import { sessionOf } from '#server/board/sign-in/session.ts'
import { sessionCookie } from '#server/board/sign-in/session-cookie.ts'

/** POST /staff/sign-out: ends the session in use. The next page deletes the data stored on the phone. */
export function signOut(http: FastifyInstance, { db, environment }: App): void {
  http.post('/staff/sign-out', needs('self'), async (request, reply) => {
    await db.write((tx) => endSession(tx, sessionOf(request).id))
    return reply
      .header('set-cookie', sessionCookie(environment.staffUrl, '', 0))
      .redirect('/staff/sign-in', 303)
  })
}

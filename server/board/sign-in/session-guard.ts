import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from 'fastify'
import { clientAddress } from '#server/http/client-address.ts'
import { refusalFor } from '#server/http/error-handler.ts'
import { FOREIGN_ORIGIN_ERROR, isOwnSecretForm } from '#server/http/origin.ts'
import { findSession, touchSession } from '#server/staff/sessions.ts'
import type { Session } from '#server/db/tables/board-records.ts'
import type { App } from '#server/app.ts'
import { askToSignIn, askToSignInAgain, forbid, isReading, refuse } from '#server/board/replies.ts'
import { accessOf, admit } from './session.ts'
import {
  hashOfSession,
  readSessionCookie,
  sessionCookie,
  sessionExpiry,
  TOUCH_INTERVAL_MS,
} from './session-cookie.ts'

/** Routes without a session: sign-in, and files without personal data. */
export const PUBLIC_STAFF_ROUTES: readonly string[] = [
  '/staff/sign-in',
  '/staff/sign-in/:attempt',
  '/staff/sign-in/passkey',
  '/staff/sign-in/passkey/options',
  '/staff/invite/:token',
  '/staff/worker.js',
  '/staff/manifest.webmanifest',
]

/** Returns the session of the browser that sent a request; `null` for none. */
export async function findSessionOf(
  { headers }: FastifyRequest,
  { db, clock, environment: { staffUrl } }: App,
): Promise<Session | null> {
  const secret = readSessionCookie(staffUrl, headers.cookie)
  return secret === null
    ? null
    : await db.read((tx) => findSession(tx, hashOfSession(secret), clock()))
}

/**
 * Guards every route under /staff that is added after it: without a session, pages redirect to the
 * sign-in and other requests are refused; changes must come from our own pages, and the viewer's role
 * must allow them.
 */
export function addSessionGuard(http: FastifyInstance, app: App): void {
  const { pages, limits, clock } = app
  const { staffUrl } = app.environment

  const guard: onRequestAsyncHookHandler = async (request, reply) => {
    try {
      const rateLimitError = limits.admit('request', clientAddress(request))
      // A neighbor behind the same address must not close the board.
      if (rateLimitError && (await findSessionOf(request, app)) === null)
        return refuse(request, reply, pages, rateLimitError)
      if (!isReading(request) && !isOwnSecretForm(request.headers, staffUrl))
        return refuse(request, reply, pages, FOREIGN_ORIGIN_ERROR)
      if (PUBLIC_STAFF_ROUTES.includes(request.routeOptions.url ?? '')) return
      const session = await findSessionOf(request, app)
      if (session === null) return askToSignIn(request, reply, pages)
      admit(request, session)
      const access = accessOf(session, request.routeOptions.config.needs ?? 'team', clock())
      if (access === 'no') return forbid(request, reply, pages)
      if (access === 'sign-in-again') return askToSignInAgain(request, reply, pages)
      await prolong(session, request, reply, app)
    } catch (error) {
      return refuse(request, reply, pages, refusalFor(error, request))
    }
  }

  http.addHook('onRoute', (route) => {
    if (!/^\/staff(\/|$)/.test(route.url)) return
    route.onRequest = [guard, ...[route.onRequest ?? []].flat()]
  })
}

/** Extends the session in use, at most every ten minutes, in the browser too. */
async function prolong(
  { id, lastSeenAt, createdAt }: Session,
  request: FastifyRequest,
  reply: FastifyReply,
  { db, clock, environment: { staffUrl } }: App,
): Promise<void> {
  const now = clock()
  const secret = readSessionCookie(staffUrl, request.headers.cookie)
  if (secret === null || now - lastSeenAt < TOUCH_INTERVAL_MS) return
  const expiresAt = sessionExpiry(createdAt, now)
  await db.writeRelaxed((tx) => touchSession(tx, id, { now, expiresAt }))
  reply.header('set-cookie', sessionCookie(staffUrl, secret, expiresAt - now))
}

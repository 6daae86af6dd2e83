import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from 'fastify'
import { FOREIGN_ORIGIN_ERROR, isOwnSecretForm } from '#server/http/origin.ts'
import type { Session } from '#server/store/board-records.ts'
import type { SessionGuard, BoardDeps } from './board-deps.ts'
import { type Access, type Capability, isAllowed, needsRecentSignIn } from '#domain/staff/roles.ts'
import {
  hashOfSession,
  isRecentSignIn,
  sessionExpiry,
  TOUCH_INTERVAL_MS,
} from './session-cookie.ts'
import { findSession, touchSession } from '#server/staff/sessions.ts'

/** Routes without a session: sign-in, and files without personal data. */
export const PUBLIC_STAFF_ROUTES: readonly string[] = [
  '/staff/sign-in',
  '/staff/sign-in/:attempt',
  '/staff/invite/:token',
  '/staff/worker.js',
  '/staff/manifest.webmanifest',
]

/**
 * Guards every route under /staff that is added after it: without a session, pages redirect to the
 * sign-in and other requests are refused; changes must come from our own pages, and the viewer's role
 * must allow them (R220).
 */
export function addSessionGuard(
  app: FastifyInstance,
  deps: Omit<BoardDeps, 'guard' | 'theme' | 'staffEmail'>,
): SessionGuard {
  const { store, cookie, replies, staffUrl, limits, clientAddress, clock } = deps
  const admitted = new WeakMap<FastifyRequest, Session>()

  const sessionOfRequest = async (request: FastifyRequest): Promise<Session | null> => {
    const secret = cookie.read(request.headers.cookie)
    return secret === null
      ? null
      : await store.read((tx) => findSession(tx, hashOfSession(secret), clock()))
  }

  const accessOf = (session: Session, capability: Capability): Access => {
    if (!isAllowed(session.staffMember.role, capability)) return 'no'
    const isTooOld = needsRecentSignIn(capability) && !isRecentSignIn(session, clock())
    return isTooOld ? 'sign-in-again' : 'yes'
  }

  /** Extends the session in use, at most every ten minutes, in the browser too. */
  const prolong = async (
    { id, lastSeenAt, createdAt }: Session,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> => {
    const now = clock()
    const secret = cookie.read(request.headers.cookie)
    if (secret === null || now - lastSeenAt < TOUCH_INTERVAL_MS) return
    await store.writeRelaxed((tx) =>
      touchSession(tx, id, { now, expiresAt: sessionExpiry(createdAt, now) }),
    )
    reply.header('set-cookie', cookie.write(secret, sessionExpiry(createdAt, now) - now))
  }

  const guard: onRequestAsyncHookHandler = async (request, reply) => {
    try {
      const isReading = request.method === 'GET' || request.method === 'HEAD'
      const rateLimitError = limits.admit('request', clientAddress(request))
      if (rateLimitError) return replies.refuse(request, reply, rateLimitError)
      if (!isReading && !isOwnSecretForm(request.headers, staffUrl))
        return replies.refuse(request, reply, FOREIGN_ORIGIN_ERROR)
      if (PUBLIC_STAFF_ROUTES.includes(request.routeOptions.url ?? '')) return
      const session = await sessionOfRequest(request)
      if (session === null)
        return isReading ? replies.redirectToSignIn(reply) : replies.sendSignedOut(request, reply)
      admitted.set(request, session)
      const { language } = session.staffMember
      replies.setLanguage(request, language)
      const access = accessOf(session, request.routeOptions.config.needs ?? 'team')
      if (access === 'no') return replies.forbid(reply, language)
      if (access === 'sign-in-again')
        return replies.askToSignInAgain(reply, { language, isReading })
      await prolong(session, request, reply)
    } catch (error) {
      return replies.sendError(error, request, reply)
    }
  }

  app.addHook('onRoute', (route) => {
    if (!/^\/staff(\/|$)/.test(route.url)) return
    route.onRequest = [guard, ...[route.onRequest ?? []].flat()]
  })

  const sessionOf = (request: FastifyRequest): Session => {
    const session = admitted.get(request)
    if (session === undefined)
      throw new Error('a request without a session reached a route of staff')
    return session
  }

  return {
    findSession: sessionOfRequest,
    sessionOf,
    accessTo: (request, capability) => accessOf(sessionOf(request), capability),
  }
}

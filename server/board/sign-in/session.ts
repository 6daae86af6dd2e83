/** The session of a request that the session guard has admitted, and what it may do. */

import type { FastifyRequest } from 'fastify'
import { type Access, type Capability, isAllowed, isProved } from '#domain/staff/roles.ts'
import type { Language } from '#domain/text/language.ts'
import type { Session } from '#server/db/tables/board-records.ts'

const admitted = new WeakMap<FastifyRequest, Session>()

/** Lets a request through with this session. */
export const admit = (request: FastifyRequest, session: Session): void =>
  void admitted.set(request, session)

/** Returns the session of an admitted request. */
export function sessionOf(request: FastifyRequest): Session {
  const session = admitted.get(request)
  if (session === undefined) throw new Error('a request without a session reached a route of staff')
  return session
}

/** Returns the staff member who sent an admitted request. */
export const viewerOf = (request: FastifyRequest): Session['staffMember'] =>
  sessionOf(request).staffMember

/** Returns what a session may do, by role, and by time and kind of its sign-in. */
export function accessOf(session: Session, capability: Capability, now: number): Access {
  if (!isAllowed(session.staffMember.role, capability)) return 'no'
  const ageMs = now - session.createdAt
  return isProved(capability, { ...session, ageMs }) ? 'yes' : 'sign-in-again'
}

/** Returns the browser's language, for requests without a session. */
export const browserLanguage = ({ headers }: FastifyRequest): Language =>
  /^\s*es\b/i.test(headers['accept-language'] ?? '') ? 'es' : 'en'

/** Returns the staff member's language, or the browser's before the session is known. */
export const languageOf = (request: FastifyRequest): Language =>
  admitted.get(request)?.staffMember.language ?? browserLanguage(request)

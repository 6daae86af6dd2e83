import { pageAfterSignIn } from '#server/board/addresses.ts'
import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { clientAddress } from '#server/http/client-address.ts'
import type { Proof } from '#domain/staff/roles.ts'
import { replaceSession } from '#server/staff/sessions.ts'
import type { NewSession } from '#server/db/tables/board-records.ts'
import type { App } from '#server/app.ts'
import { refuse } from '#server/board/replies.ts'
import { hashOfSession, newSessionSecret, sessionCookie, sessionExpiry } from './session-cookie.ts'
import { findSessionOf } from './session-guard.ts'
import { deviceName } from './device-name.ts'
import { knownBrowserCookie, readKnownBrowser } from './known-browser.ts'

/**
 * Limits how often a network tries to sign in. A neighbor behind the same address must not close the board
 * for a browser that was signed in before, whose codes have limits of their own.
 */
export const limitSignIn =
  ({ limits, pages, readSecret, environment: { staffUrl } }: App): onRequestAsyncHookHandler =>
  async (request, reply) => {
    const rateLimitError = limits.admit('signIn', clientAddress(request))
    if (rateLimitError === null) return undefined
    const signer = { staffUrl, secret: await readSecret() }
    const known = readKnownBrowser(request.headers.cookie, signer)
    return known === null ? refuse(request, reply, pages, rateLimitError) : undefined
  }

interface Entrance {
  /** Value of the cookie. */
  readonly secret: string
  readonly session: NewSession
}

/** Makes a session for the browser of a request. */
export function newSession({ headers }: FastifyRequest, now: number, proof: Proof): Entrance {
  const secret = newSessionSecret()
  const session = {
    id: randomUUID(),
    hash: hashOfSession(secret),
    device: deviceName(headers['user-agent']),
    proof,
    expiresAt: sessionExpiry(now, now),
  }
  return { secret, session }
}

/** Lets the browser in by a session that is stored, and ends its previous one. */
export async function enter(
  request: FastifyRequest,
  reply: FastifyReply,
  entrance: Entrance & {
    readonly staffMemberId: string
    /** Where it leads; by default what the address asks for. */
    readonly page?: string | undefined
  },
  app: App,
): Promise<FastifyReply> {
  const { db, clock, readSecret } = app
  const { secret, session, staffMemberId } = entrance
  const { page = (request.query as { page?: string }).page } = entrance
  const { staffUrl } = app.environment
  const before = await findSessionOf(request, app)
  if (before !== null) await db.write((tx) => replaceSession(tx, before.id, session.id))
  const browser = knownBrowserCookie(staffMemberId, { staffUrl, secret: await readSecret() })
  return await reply
    .header('set-cookie', [sessionCookie(staffUrl, secret, session.expiresAt - clock()), browser])
    .redirect(pageAfterSignIn(page), 303)
}

import { randomUUID } from 'node:crypto'
import { hashOfToken, randomToken } from '#server/secrets/token.ts'
import { hashOfSession, newSessionSecret } from '#server/board/sign-in/session-cookie.ts'
import type { Role } from '#domain/staff/roles.ts'
import type { Db } from '#server/db/db.ts'
import { addStaffMember } from './staff-members.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { addInvitation, acceptInvitation } from '#server/staff/invitations.ts'

/** A staff member with a session, and its cookie. */
export interface SignedInMember {
  readonly staffMemberId: string
  readonly sessionId: string
  readonly cookie: string
}

/**
 * Signs a staff member in as an invitation would; returns the member and the cookie of a server
 * without TLS.
 */
export async function signInStaff(
  db: Db,
  name: string,
  {
    now = Date.now(),
    language = 'en',
    phone,
    role,
    expiresAt = now + 24 * HOUR_MS,
  }: { now?: number; language?: 'en' | 'es'; phone?: string; role?: Role; expiresAt?: number } = {},
): Promise<SignedInMember> {
  const to = `${name.toLowerCase().replaceAll(' ', '.')}@staff.example`
  const call = phone === undefined ? [] : [{ kind: 'call', phone } as const]
  const staffMemberId = await addStaffMember(
    db,
    name,
    [{ kind: 'mail', to: [to] }, ...call],
    language,
    role,
  )
  const invitation = hashOfToken(randomToken())
  await db.write((tx) =>
    addInvitation(tx, {
      hash: invitation,
      staffMemberId,
      now,
      expiresAt: now + HOUR_MS,
    }),
  )
  const secret = newSessionSecret()
  const sessionId = randomUUID()
  const session = {
    id: sessionId,
    hash: hashOfSession(secret),
    device: 'iPhone, Safari',
    proof: 'invitation' as const,
    expiresAt,
  }
  await db.write((tx) => acceptInvitation(tx, invitation, { session, newStaffMember: null, now }))
  return { staffMemberId, sessionId, cookie: `staff=${secret}` }
}

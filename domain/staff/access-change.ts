/** Changes of what somebody can open, and of what all see: who hears of them. */

import { isAllowed, type Role } from './roles.ts'

/** The first two are about one phone, the last two about the business. */
export type AccessChangeKind =
  | 'signed-in'
  | 'session-ended'
  | 'added'
  | 'invited'
  | 'changed'
  | 'signed-out'
  | 'removed'
  | 'plan'
  | 'facts'

/**
 * Lists who is told: the staff member concerned and the owners, without the one who did it, so that
 * one phone alone changes nothing unnoticed. A sign-in is told to the one who did it too, because
 * their mailbox may be open on a phone that somebody else has.
 * @param ofId the staff member concerned; `null` for the business
 */
export const toldOfAccess = <Member extends { readonly id: string; readonly role: Role }>(
  kind: AccessChangeKind,
  { ofId, byId }: { readonly ofId: string | null; readonly byId: string | null },
  staff: readonly Member[],
): readonly Member[] =>
  staff.filter(
    ({ id, role }) =>
      (id === ofId || isAllowed(role, 'team')) &&
      (id !== byId || kind === 'signed-in' || (kind === 'session-ended' && id === ofId)),
  )

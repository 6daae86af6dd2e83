/** Changes of what somebody can open, and of what all see: who hears of them. */

import { isAllowed, type Role } from './roles.ts'

/** The first four are about one phone, the last two about the business. */
export type AccessChangeKind =
  | 'signed-in'
  | 'session-ended'
  | 'passkey-added'
  | 'passkey-removed'
  | 'added'
  | 'invited'
  | 'changed'
  | 'signed-out'
  | 'removed'
  | 'plan'
  | 'facts'

/** What somebody else can do in the name of a staff member, whose phone or mailbox they have. */
const TOLD_TO_THEMSELVES: readonly AccessChangeKind[] = [
  'signed-in',
  'passkey-added',
  'passkey-removed',
]

/**
 * Lists who is told: the staff member concerned and the owners, without the one who did it, so that
 * one phone alone changes nothing unnoticed. A sign-in and a passkey are told to the one who did it
 * too, because their phone or mailbox may be in other hands.
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
      (id !== byId ||
        TOLD_TO_THEMSELVES.includes(kind) ||
        (kind === 'session-ended' && id === ofId)),
  )

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

/** One of the first four. */
export const isAboutOnePhone = (kind: AccessChangeKind): boolean =>
  ['signed-in', 'session-ended', 'passkey-added', 'passkey-removed'].includes(kind)

/**
 * Lists who is told: the staff member concerned, also of what they did themselves, because their phone
 * or mailbox may be in other hands, and the owners, without the one who did it.
 * @param ofId the staff member concerned; `null` for the business
 */
export const toldOfAccess = <Member extends { readonly id: string; readonly role: Role }>(
  { ofId, byId }: { readonly ofId: string | null; readonly byId: string | null },
  staff: readonly Member[],
): readonly Member[] =>
  staff.filter(({ id, role }) => id === ofId || (isAllowed(role, 'team') && id !== byId))

/** SQL that ends what a staff member can open, and that protects the last owner (R220, R221). */

import { deleteChannels } from './staff-members.ts'
import { changesRows, execute, hasRows, type Program } from './sql-program.ts'

/** Returns whether this is the only owner. */
export const isLastOwner = (id: string): Program<boolean> =>
  hasRows(
    `SELECT id FROM staff_members WHERE id = :id AND role = 'owner' AND removed_at IS NULL
       AND NOT EXISTS (SELECT 1 FROM staff_members o
         WHERE o.id <> :id AND o.role = 'owner' AND o.removed_at IS NULL)`,
    { id },
  )

/**
 * Ends sessions with their notifications, sent accept links, sign-in codes and invitations. The
 * mailbox itself cannot be taken away, so a code that is asked for later is a matter of
 * `stopCodes`.
 * @param exceptSessionId the session in which the staff member does this to themselves
 */
export function* endAccess(
  id: string,
  { now, exceptSessionId = '' }: { readonly now: number; readonly exceptSessionId?: string },
): Program<void> {
  yield* deleteChannels(
    `kind = 'push' AND staff_member_id = :id AND id NOT IN
       (SELECT channel_id FROM staff_sessions WHERE id = :exceptSessionId AND channel_id IS NOT NULL)`,
    { id, exceptSessionId },
  )
  yield* execute(
    `DELETE FROM staff_sessions WHERE staff_member_id = :id AND id <> :exceptSessionId`,
    {
      id,
      exceptSessionId,
    },
  )
  yield* execute(
    `DELETE FROM accept_tokens WHERE notice_id IN
       (SELECT id FROM notices WHERE staff_member_id = :id)`,
    { id },
  )
  yield* execute(
    `UPDATE notices SET state = 'cancelled', settled_at = :now, lease_until = NULL,
       attempts = attempts + 1
     WHERE staff_member_id = :id AND kind = 'sign-in' AND state = 'queued'`,
    { id, now },
  )
  for (const table of ['staff_codes', 'staff_invitations'])
    yield* execute(
      `DELETE FROM ${table} WHERE staff_member_id = :id OR address IN
         (SELECT address_key FROM channels WHERE staff_member_id = :id AND kind = 'mail')`,
      { id },
    )
}

/** Sends no codes to the mailboxes of a staff member until they use an invitation, or again. */
export const setCodesStopped = (id: string, isStopped: boolean): Program<boolean> =>
  changesRows(`UPDATE staff_members SET codes_stopped = :stopped WHERE id = :id`, {
    id,
    stopped: isStopped ? 1 : 0,
  })

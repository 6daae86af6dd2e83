/** SQL that ends what a staff member can open, and that protects the last owner. */

import { changesRows, execute, hasRows, rows, type Tx } from '#server/db/db.ts'

/** Returns whether this is the only owner. */
export const isLastOwner = (tx: Tx, id: string): Promise<boolean> =>
  hasRows(
    tx,
    `SELECT id FROM staff_members WHERE id = :id AND role = 'owner' AND removed_at IS NULL
       AND NOT EXISTS (SELECT 1 FROM staff_members o
         WHERE o.id <> :id AND o.role = 'owner' AND o.removed_at IS NULL)`,
    { id },
  )

/**
 * Ends sessions with their notifications, passkeys, sent accept links, sign-in codes, invitations,
 * and the links in their texts to customers. A passkey may be on the lost phone too, because
 * phones share them. The mailbox itself stays: a code that is asked for later is
 * not ended here.
 * @param exceptSessionId the session in which the staff member does this to themselves
 */
export async function endAccess(
  tx: Tx,
  id: string,
  { now, exceptSessionId = '' }: { readonly now: number; readonly exceptSessionId?: string },
): Promise<void> {
  await execute(
    tx,
    `DELETE FROM channels WHERE kind = 'push' AND staff_member_id = :id AND id NOT IN
       (SELECT channel_id FROM staff_sessions WHERE id = :exceptSessionId AND channel_id IS NOT NULL)`,
    { id, exceptSessionId },
  )
  await execute(
    tx,
    `DELETE FROM staff_sessions WHERE staff_member_id = :id AND id <> :exceptSessionId`,
    {
      id,
      exceptSessionId,
    },
  )
  await execute(
    tx,
    `DELETE FROM accept_tokens WHERE notice_id IN
       (SELECT id FROM notices WHERE staff_member_id = :id)`,
    { id },
  )
  await execute(tx, `UPDATE staff_members SET links_ended = links_ended + 1 WHERE id = :id`, { id })
  await execute(
    tx,
    `UPDATE notices SET state = 'cancelled', settled_at = :now, lease_until = NULL,
       attempts = attempts + 1
     WHERE staff_member_id = :id AND kind = 'sign-in' AND state = 'queued'`,
    { id, now },
  )
  await execute(tx, `DELETE FROM staff_passkeys WHERE staff_member_id = :id`, { id })
  for (const table of ['staff_codes', 'staff_invitations'])
    await execute(
      tx,
      `DELETE FROM ${table} WHERE staff_member_id = :id OR address IN
         (SELECT address_key FROM channels WHERE staff_member_id = :id AND kind = 'mail')`,
      { id },
    )
}

/** Whose links in texts to customers show status pages. */
export interface LinkHolder {
  readonly staffMemberId: string
  /** How often they were ended. */
  readonly linksEnded: number
}

/** Lists the present staff members. */
export const listLinkHolders = (tx: Tx): Promise<readonly LinkHolder[]> =>
  rows<LinkHolder>(
    tx,
    `SELECT id AS staff_member_id, links_ended FROM staff_members WHERE removed_at IS NULL
     ORDER BY position, id`,
  )

/** Cancels what is not sent yet to a staff member. */
export const cancelQueuedNotices = (tx: Tx, staffMemberId: string, now: number): Promise<void> =>
  execute(
    tx,
    `UPDATE notices SET state = 'cancelled', settled_at = :now, lease_until = NULL,
       attempts = attempts + 1
     WHERE staff_member_id = :staffMemberId AND state = 'queued'`,
    { staffMemberId, now },
  )

/**
 * Sends no codes to the mailboxes of a staff member, and nothing else to them, until they use an
 * invitation; or again.
 */
export const setCodesStopped = (tx: Tx, id: string, isStopped: boolean): Promise<boolean> =>
  changesRows(tx, `UPDATE staff_members SET codes_stopped = :stopped WHERE id = :id`, {
    id,
    stopped: isStopped ? 1 : 0,
  })

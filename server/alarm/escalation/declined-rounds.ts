import { RESTART_EVENTS } from '#domain/lead/lifecycle.ts'
import { rows, type Tx } from '#server/db/db.ts'
import type { DeclinedRound, DueAlarm } from './alarm-step.ts'

const RESTARTS = RESTART_EVENTS.map((kind) => `'${kind}'`).join(', ')

/**
 * Lists who declined a lead since its alarm began, and in which round. A decline before the
 * first step, such as one of a hand-over, counts for the first round.
 */
export async function declinedRounds(
  tx: Tx,
  submissionId: string,
): Promise<readonly DeclinedRound[]> {
  const found = await rows<{ staffMemberId: string; payload: string }>(
    tx,
    `SELECT e.staff_member_id, e.payload FROM events e
     WHERE e.submission_id = :submissionId AND e.kind = 'declined' AND e.staff_member_id IS NOT NULL
       AND e.at > coalesce((SELECT max(r.at) FROM events r
         WHERE r.submission_id = :submissionId AND r.kind IN (${RESTARTS})), 0)
     ORDER BY e.at`,
    { submissionId },
  )
  return found.map(({ staffMemberId, payload }) => {
    const { round = 0 } = JSON.parse(payload) as { round?: number }
    return { staffMemberId, round: Math.max(1, round) }
  })
}

/**
 * Returns whether nobody on call is left to ask in a round: everybody is off, or has declined in
 * it; in the first one, who handed the lead back has as well.
 * @param members who is on call
 */
export function isNobodyLeft(
  members: readonly { readonly id: string }[],
  { declined, restartedBy }: Pick<DueAlarm, 'declined' | 'restartedBy'>,
  round: number,
): boolean {
  const ids = declinedIn(declined, round)
  if (ids.size === 0) return members.length === 0
  return members.every(({ id }) => ids.has(id) || (round <= 1 && id === restartedBy))
}

/** Returns who is not asked in a round, because they declined in it. */
export const declinedIn = (
  declined: readonly DeclinedRound[],
  round: number,
): ReadonlySet<string | null> =>
  new Set(
    declined
      .filter((one) => one.round === Math.max(1, round))
      .map(({ staffMemberId }) => staffMemberId),
  )

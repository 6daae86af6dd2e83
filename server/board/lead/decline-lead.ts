import { z } from 'zod'
import { decline } from '#server/leads/decline.ts'
import { ACCEPTANCE_REQUEST_KINDS_SQL } from '#server/db/tables/notice.ts'
import { first, type Tx } from '#server/db/db.ts'
import type { Press } from '#server/board/form.ts'
import type { LeadForm, Outcome } from './lead-form.ts'

/** POST /staff/l/ID/decline: who was asked cannot come, so the next one is asked at once. */
export const declineLead: LeadForm<unknown> = {
  path: 'decline',
  form: null,
  fields: () => z.unknown(),
  save: async (tx, submissionId, _fields, press) => await declineAsked(tx, submissionId, press),
  refusals: {},
}

async function declineAsked(
  tx: Tx,
  submissionId: string,
  { staffMemberId, now, settings }: Press,
): Promise<Outcome> {
  const asked = await first<{ id: string }>(
    tx,
    `SELECT n.id FROM notices n JOIN alarms a ON a.submission_id = n.submission_id
     WHERE n.submission_id = :submissionId AND n.staff_member_id = :staffMemberId
       AND n.kind IN (${ACCEPTANCE_REQUEST_KINDS_SQL}) AND a.state = 'escalating'
     ORDER BY n.created_at DESC, n.id LIMIT 1`,
    { submissionId, staffMemberId },
  )
  if (asked === null) return 'conflict'
  await decline(tx, asked.id, { otherLeadId: null, via: 'board', now, settings })
  return 'saved'
}

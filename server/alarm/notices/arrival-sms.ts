import { addNotice } from '#server/db/tables/notices.ts'
import { randomUUID } from 'node:crypto'
import { NOTICE_KINDS } from '#domain/alarm/notice-kind.ts'
import { connectableNumber } from '#domain/phone/connectable-number.ts'
import { UNDO_ACCEPTED_MS } from '#domain/lead/lifecycle.ts'
import { first, type Tx } from '#server/db/db.ts'
import { newNotice } from './new-notice.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'

/**
 * Queues the text message with the arrival time, in the transaction that records it: once a
 * lead, only for a verified submission whose visitor agreed, and only while the owner offers it. It
 * goes to numbers of the United States and Canada, because a stranger typed it and we pay.
 */
export async function addArrivalSms(
  tx: Tx,
  submissionId: string,
  { settings, now }: { readonly settings: NoticeSettings; readonly now: number },
): Promise<void> {
  if (!settings.configuredChannels.has('sms')) return
  const lead = await first<{ phone: string }>(
    tx,
    `SELECT s.phone FROM submissions s
     WHERE s.id = :submissionId AND s.verification = 'verified' AND s.sms_consent_at IS NOT NULL
       AND EXISTS (SELECT 1 FROM settings o WHERE o.key = 'arrival_sms' AND o.value = 'on')
       AND NOT EXISTS (SELECT 1 FROM notices n
         WHERE n.submission_id = s.id AND n.kind = 'arrival' AND n.begun_at IS NOT NULL)`,
    { submissionId },
  )
  const phone = connectableNumber(lead?.phone ?? '')
  if (phone === null) return
  const notice = newNotice(
    {
      channel: 'sms',
      target: 'visitor',
      channelId: null,
      staffMemberId: null,
      address: { kind: 'sms', phone },
    },
    { id: randomUUID(), kind: 'arrival', notAfter: now + NOTICE_KINDS.arrival.lifetimeMs },
  )
  const dueAt = now + UNDO_ACCEPTED_MS
  await addNotice(tx, { notice, submissionId, round: 0, step: 0, now, dueAt })
}

import { randomUUID } from 'node:crypto'
import { NOTICE_KINDS } from '#domain/alarm/notice-kind.ts'
import { connectableNumber } from '#domain/phone/connectable-number.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { addNotice } from '#server/db/tables/notices.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'
import { first, type Tx } from '#server/db/db.ts'
import { newNotice } from './new-notice.ts'

/** Of all numbers in 24 hours: a stranger chooses how many numbers call. */
const MAX_PER_DAY = 30

/**
 * Queues the text message to a caller whom nobody answered, in the transaction that makes the
 * call a lead: only while the owner offers it, to a number that the carriers vouch for, of the United
 * States or Canada, once in 24 hours. STOP is checked before it goes out.
 */
export async function addTextBack(
  tx: Tx,
  submissionId: string,
  {
    caller,
    settings,
    now,
  }: { readonly caller: string; readonly settings: NoticeSettings; readonly now: number },
): Promise<void> {
  const phone = connectableNumber(caller)
  if (phone === null || !settings.configuredChannels.has('sms')) return
  const allowed = await first<{ all: number; own: number | null }>(
    tx,
    `SELECT count(n.id) AS "all", sum(CASE WHEN n.number = :phone THEN 1 ELSE 0 END) AS own
     FROM submissions s LEFT JOIN notices n ON n.kind = 'text-back' AND n.created_at > :dayAgo
     WHERE s.id = :submissionId AND s.verification = 'verified'
       AND EXISTS (SELECT 1 FROM settings o WHERE o.key = 'text_back' AND o.value = 'on')
     GROUP BY s.id`,
    { submissionId, phone, dayAgo: now - DAY_MS },
  )
  if (allowed === null || (allowed.own ?? 0) > 0 || allowed.all >= MAX_PER_DAY) return
  const target = {
    channel: 'sms',
    target: 'visitor',
    channelId: null,
    staffMemberId: null,
    address: { kind: 'sms', phone },
  } as const
  const notAfter = now + NOTICE_KINDS['text-back'].lifetimeMs
  const notice = newNotice(target, { id: randomUUID(), kind: 'text-back', notAfter })
  await addNotice(tx, { notice, submissionId, round: 0, step: 0, now })
}

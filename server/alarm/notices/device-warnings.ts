/** Tells staff members in time that a phone will stop opening the board or notifying them. */

import { NOTICE_MESSAGES } from '#copy/server/notices.ts'
import type { ReadyMessage } from '#domain/alarm/notice-kind.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { Language } from '#domain/text/language.ts'
import { dayAndTime } from '#server/pages/times.ts'
import { SESSION_WARNING_MS } from '#domain/staff/staff-limits.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { addNotice } from '#server/db/tables/notices.ts'
import { first, rows, type Tx } from '#server/db/db.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { readyMessage, staffTargets } from './new-notice.ts'

/** Of a session that nobody uses any more, the end is no news. */
const IN_USE_MS = 14 * DAY_MS

/** Mails the owner of each session in use that is about to end, once. */
export async function warnOfEndingSessions(tx: Tx, now: number): Promise<void> {
  const ending = await rows<{ staffMemberId: string; device: string; expiresAt: number }>(
    tx,
    `UPDATE staff_sessions SET warned_at = :now
     WHERE warned_at IS NULL AND expires_at > :now AND expires_at < :soon AND last_seen_at > :used
     RETURNING staff_member_id, device, expires_at`,
    { now, soon: now + SESSION_WARNING_MS, used: now - IN_USE_MS },
  )
  if (ending.length === 0) return
  const staff = await listStaff(tx)
  for (const { staffMemberId, device, expiresAt } of ending)
    await mail(
      tx,
      staff.find(({ id }) => id === staffMemberId),
      ({ sessionEnds }, language) =>
        sessionEnds(cleanLine(device), dayAndTime(expiresAt, language)),
      now,
    )
}

/** Mails the owner of a push channel that does not exist any more. */
export async function warnOfEndedPush(tx: Tx, channelId: string, now: number): Promise<void> {
  const channel = await first<{ staffMemberId: string; device: string | null }>(
    tx,
    `SELECT c.staff_member_id, s.device FROM channels c LEFT JOIN staff_sessions s ON s.channel_id = c.id
     WHERE c.id = :channelId AND c.kind = 'push'`,
    { channelId },
  )
  if (channel === null) return
  const member = (await listStaff(tx)).find(({ id }) => id === channel.staffMemberId)
  await mail(tx, member, ({ pushEnded }) => pushEnded(cleanLine(channel.device ?? '')), now)
}

async function mail(
  tx: Tx,
  member: StaffMember | undefined,
  textIn: (messages: (typeof NOTICE_MESSAGES)[Language], language: Language) => ReadyMessage,
  now: number,
): Promise<void> {
  if (member === undefined) return
  const { language } = member
  const text = textIn(NOTICE_MESSAGES[language], language)
  for (const target of staffTargets(member, 'mail')) {
    const notice = readyMessage(target, text, now)
    await addNotice(tx, { notice, submissionId: null, round: 0, step: 0, now })
  }
}

/** Tells those concerned that a staff member can open more or less, or that facts have changed. */

import { staffMailbox } from '#domain/business/mailboxes.ts'
import { CHANNELS, QUIET_CHANNELS } from '#domain/alarm/channels.ts'
import {
  type AccessChangeKind,
  isAboutOnePhone,
  toldOfAccess,
} from '#domain/staff/access-change.ts'
import { isAllowed } from '#domain/staff/roles.ts'
import { isOff } from '#domain/staff/on-call/on-call.ts'
import type { Language } from '#domain/text/language.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'
import { addNotice } from '#server/db/tables/notices.ts'
import { hasRows, type Tx } from '#server/db/db.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import {
  languageOf,
  readyMessage,
  staffMailboxTarget,
  staffTargets,
  type Target,
} from '#server/alarm/notices/new-notice.ts'
import { type AccessReport, accessText } from './access-text.ts'

interface AccessChange {
  readonly kind: AccessChangeKind
  /** As they were before the change: an exchanged mailbox hears of it too. */
  readonly of: StaffMember | null
  /** Who did it. */
  readonly staffMemberId: string
  /** The device, in words. */
  readonly detail?: string
  /** What was changed, in sentences of a language. */
  readonly changes?: (language: Language) => readonly string[]
  readonly now: number
  readonly settings: NoticeSettings
}

/** The same by the same person is told once an hour. */
const REPEATED_MS = HOUR_MS

/**
 * Queues the notices about a change. STAFF_EMAIL hears of those of team, plan and facts in any case: the
 * other owner may be somebody whom the same phone added. Of one phone it hears where no other owner does.
 */
export async function reportAccess(tx: Tx, change: AccessChange): Promise<void> {
  const { kind, of, staffMemberId: byId, detail = '', changes, now, settings } = change
  const present = await listStaff(tx)
  const former = of === null ? [] : [of]
  const staff = [
    ...present,
    ...former.filter(({ id }) => !present.some((one) => one.id === id)),
  ].map((member) =>
    member.id === of?.id ? { ...member, channels: bothChannels(of, member) } : member,
  )
  const byName = byId === of?.id ? null : (present.find(({ id }) => id === byId)?.name ?? null)
  const report: AccessReport = {
    change: kind,
    of: of && { id: of.id, name: of.name },
    byName,
    detail,
  }
  const kinds = QUIET_CHANNELS.filter((channel) => settings.configuredChannels.has(channel))
  const targets = toldOfAccess({ ofId: of?.id ?? null, byId }, staff).flatMap((member) =>
    kinds
      .filter((channel) => CHANNELS[channel].reachesOff || !isOff(member, now))
      .flatMap((channel) => staffTargets(member, channel)),
  )
  const isOtherTold = targets.some(
    ({ staffMemberId }) => staffMemberId !== byId && staffMemberId !== of?.id,
  )
  const mailbox =
    isAboutOnePhone(kind) && isOtherTold ? [] : untoldMailbox(settings.staffEmail, targets)
  for (const target of [...targets, ...mailbox]) {
    const language = languageOf(target, staff)
    const recipient = present.find(({ id }) => id === target.staffMemberId)
    const { title, body } = accessText(report, {
      language,
      recipientId: target.staffMemberId,
      mayOpenTeam:
        target.staffMemberId === null ||
        (recipient !== undefined && isAllowed(recipient.role, 'team')),
    })
    const text = { title, body: [body, ...(changes?.(language) ?? [])].join('\n') }
    // The channel may be the one that was removed.
    const notice = readyMessage({ ...target, channelId: null }, text, now)
    const isRepeated = await hasRows(
      tx,
      `SELECT id FROM notices WHERE kind = 'message' AND target = :target AND payload = :payload
         AND created_at > :since LIMIT 1`,
      { target: notice.target, payload: notice.payload, since: now - REPEATED_MS },
    )
    if (!isRepeated) await addNotice(tx, { notice, submissionId: null, round: 0, step: 0, now })
  }
}

/** Returns the ways to reach somebody before and after a change, each once. */
const bothChannels = (before: StaffMember, after: StaffMember): StaffMember['channels'] => [
  ...after.channels,
  ...before.channels.filter(({ address }) =>
    after.channels.every((one) => one.address !== address),
  ),
]

/** Returns STAFF_EMAIL without the addresses that are told as those of a staff member. */
function untoldMailbox(
  staffEmail: readonly string[] | null,
  targets: readonly Target[],
): readonly Target[] {
  const told = targets.flatMap(({ address }) => ('to' in address ? address.to : []))
  const to = staffMailbox(staffEmail).filter(
    (one) => !told.some((other) => other.toLowerCase() === one.toLowerCase()),
  )
  return to.length > 0 ? [staffMailboxTarget(to)] : []
}

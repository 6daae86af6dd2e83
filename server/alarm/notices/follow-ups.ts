import { addNotice } from '#server/db/tables/notices.ts'
import { NOTICE_KINDS, type News } from '#domain/alarm/notice-kind.ts'
import { randomUUID } from 'node:crypto'
import { type ChannelKind, CHANNELS } from '#domain/alarm/channels.ts'
import { allowedChannels } from '#domain/alarm/loudness.ts'
import { parseAlarmPlan } from '#domain/alarm/plan-reader.ts'
import { business } from '#domain/business/business.ts'
import {
  isDriving,
  type LeadStatus,
  storedLeadStatus,
  UNDO_ACCEPTED_MS,
} from '#domain/lead/lifecycle.ts'
import { statusAfter } from '#domain/lead/replay.ts'
import { firstName } from '#domain/text/first-name.ts'
import type { Language } from '#domain/text/language.ts'
import { isOff, onCallAt } from '#domain/staff/on-call/on-call.ts'
import {
  followUpNotices,
  type FollowUpNotice,
  type LeadChange,
} from '#domain/alarm/follow-up-notices.ts'
import { first, type Tx } from '#server/db/db.ts'
import type { StoredAssignee } from '#server/db/tables/alarm-lead.ts'
import {
  languageOf,
  newNotice,
  staffMailboxTarget,
  staffTargets,
  type Target,
} from './new-notice.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'

/** The lead that changed, and what is known beyond it. */
export interface FollowUpContext {
  readonly submissionId: string
  readonly assignee: StoredAssignee | null
  readonly settings: NoticeSettings
  readonly now: number
  /**
   * A number of its own where the same transition can happen again, since each target is notified
   * once per number.
   */
  readonly step?: number
  /** The status before the change; by default the present one. */
  readonly from?: LeadStatus
  /** The staff member to whom the lead is handed over. */
  readonly colleagueId?: string | null
  /** Who made the change. */
  readonly actorId?: string | null
  /** When they go out; `now` by default. */
  readonly dueAt?: number
  /** JSON of what they report beyond their kind and lead. */
  readonly payload?: (language: Language) => string
}

/**
 * Queues the notices that follow an event of a lead, in the transaction that adds it. A staff
 * member's step is news once it cannot be undone any more.
 */
export async function addFollowUpNotices(
  tx: Tx,
  leadChange: LeadChange,
  context: Omit<FollowUpContext, 'step' | 'dueAt' | 'payload'>,
): Promise<void> {
  const followUps = followUpNotices(leadChange, context)
  if (followUps.length === 0) return
  const { event, role, staffMemberId: actorId } = leadChange
  const { submissionId, now } = context
  const found = await first<{ at: number; count: number; byName: string | null }>(
    tx,
    `SELECT max(e.at) AS at, (SELECT name FROM staff_members WHERE id = :actorId) AS by_name,
       (SELECT count(*) FROM events a WHERE a.submission_id = :submissionId) AS count
     FROM events e WHERE e.submission_id = :submissionId AND e.kind = :event`,
    { submissionId, event, actorId },
  )
  const { at, byName, count } = found ?? { at: now, byName: null, count: 0 }
  const isByCustomer = role === 'visitor'
  const news = { event, at, isByCustomer, byName: byName === null ? null : firstName(byName) }
  const isStep = statusAfter(event) !== null && !isByCustomer && actorId !== null
  for (const followUp of followUps) {
    const { kind, consequence = null } = followUp
    await addNotices(tx, [followUp], {
      ...context,
      actorId,
      ...(kind === 'news' && {
        // Each target gets one notice about all photos.
        step: event === 'photo' ? 0 : count,
        payload: () => JSON.stringify({ ...news, consequence } satisfies News),
        ...(isStep && { dueAt: now + UNDO_ACCEPTED_MS }),
      }),
    })
  }
}

/** Queues notices to staff about a lead. */
export async function addNotices(
  tx: Tx,
  followUps: readonly FollowUpNotice[],
  context: FollowUpContext,
): Promise<void> {
  if (followUps.length === 0) return
  const staff = await listStaff(tx)
  const { submissionId, now, step = 0, dueAt = now, payload = () => '{}' } = context
  const loud = await loudChannels(tx, context)
  for (const followUp of followUps)
    for (const target of targetsOf(followUp, { ...context, staff, loud })) {
      const { kind } = followUp
      const options = { id: randomUUID(), kind, notAfter: dueAt + NOTICE_KINDS[kind].lifetimeMs }
      const notice = {
        ...newNotice(target, options),
        payload: payload(languageOf(target, staff)),
      }
      await addNotice(tx, { notice, submissionId, round: 0, step, now, dueAt })
    }
}

/**
 * Returns the channels that may be used about the lead now. Once somebody drives to it, it is as
 * urgent as any.
 */
async function loudChannels(
  tx: Tx,
  { submissionId, now, from }: Pick<FollowUpContext, 'submissionId' | 'now' | 'from'>,
): Promise<readonly ChannelKind[]> {
  const lead = await first<{ timeframe: string; status: string; plan: string | null }>(
    tx,
    `SELECT s.timeframe, s.status, a.plan FROM submissions s JOIN alarms a ON a.submission_id = s.id
     WHERE s.id = :submissionId`,
    { submissionId },
  )
  const statuses = [storedLeadStatus(lead?.status ?? ''), ...(from === undefined ? [] : [from])]
  const isUrgentNow = statuses.some(isDriving)
  const plan = parseAlarmPlan(lead?.plan ?? '')
  return allowedChannels(
    isUrgentNow ? '' : (lead?.timeframe ?? ''),
    plan.ok ? plan.plan : { hours: null },
    { now, timeZone: business.timeZone },
  )
}

/** Targets of the recipients; the addresses of STAFF_EMAIL where no recipient has a channel. */
function targetsOf(
  { to, channels }: FollowUpNotice,
  {
    staff,
    assignee,
    now,
    colleagueId,
    actorId,
    loud,
    settings: { configuredChannels, staffEmail },
  }: FollowUpContext & {
    readonly staff: readonly StaffMember[]
    readonly loud: readonly ChannelKind[]
  },
): readonly Target[] {
  const kinds = channels.filter((kind) => configuredChannels.has(kind))
  if (to === 'staff-mailbox') return [staffMailboxTarget(staffEmail)]
  const one = to === 'colleague' ? colleagueId : assignee?.staffMemberId
  const recipients =
    to === 'staff'
      ? onCallAt(staff, now, business.timeZone).members
      : to === 'everybody'
        ? staff
        : to === 'owners' || to === 'other-owners'
          ? staff.filter(({ id, role }) => role === 'owner' && (to === 'owners' || id !== actorId))
          : staff.filter(({ id }) => id === one)
  if (to === 'other-owners' && recipients.length === 0) return []
  const targets = kinds
    .filter((kind) => loud.includes(kind))
    .flatMap((kind) =>
      recipients
        // A lead of their own reaches its assignee, who may be driving to it.
        .filter((member) => CHANNELS[kind].reachesOff || to === 'assignee' || !isOff(member, now))
        .flatMap((staffMember) => staffTargets(staffMember, kind)),
    )
  return targets.length > 0 ? targets : [staffMailboxTarget(staffEmail)]
}

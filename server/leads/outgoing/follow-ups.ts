import { addNotice } from '#server/store/notices.ts'
import { NOTICE_KINDS, type NoticeKind } from '#domain/alarm/notice-kind.ts'
import { randomUUID } from 'node:crypto'
import { type ChannelKind, CHANNELS } from '#domain/alarm/channels.ts'
import { allowedChannels } from '#domain/alarm/loudness.ts'
import { parseAlarmPlan } from '#domain/alarm/plan-reader.ts'
import { business } from '#domain/business/business.ts'
import {
  isClosed,
  isDriving,
  isWaiting,
  type LeadStatus,
  storedLeadStatus,
} from '#domain/lead/lifecycle.ts'
import { isOff, onCallAt } from '#domain/staff/on-call/on-call.ts'
import {
  followUpNotices,
  type FollowUpNotice,
  type LeadChange,
} from '#domain/alarm/follow-up-notices.ts'
import type { Submission } from '#domain/submission/fields.ts'
import { first, type Tx } from '#server/store/db.ts'
import type { StoredAssignee } from '#server/store/alarm-lead.ts'
import {
  broadcastTarget,
  newNotice,
  staffMailboxTarget,
  staffTargets,
  type Target,
} from './new-notice.ts'
import type { NewNotice, NoticeSettings } from '#server/store/notice.ts'
import type { StaffMember } from '#server/store/staff-member.ts'
import { listStaff } from '#server/store/staff-members.ts'

/** The lead that changed, and what is known beyond it. */
export interface FollowUpContext {
  readonly submissionId: string
  readonly type: Submission['type']
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
}

/** Queues the notices that follow a transition of a lead, in the same database transaction. */
export async function addFollowUpNotices(
  tx: Tx,
  leadChange: LeadChange,
  context: FollowUpContext,
): Promise<void> {
  const { staffMemberId: actorId } = leadChange
  await addNotices(tx, followUpNotices(leadChange, context), { ...context, actorId })
}

/** Queues notices to staff about a lead. */
export async function addNotices(
  tx: Tx,
  followUps: readonly FollowUpNotice[],
  context: Omit<FollowUpContext, 'type'>,
): Promise<void> {
  if (followUps.length === 0) return
  const staff = await listStaff(tx)
  const { submissionId, now, step = 0 } = context
  const loud = await loudChannels(tx, context)
  for (const followUp of followUps)
    for (const target of targetsOf(followUp, { ...context, staff, loud })) {
      const { kind } = followUp
      const options = { id: randomUUID(), kind, notAfter: now + NOTICE_KINDS[kind].lifetimeMs }
      await addNotice(tx, { notice: newNotice(target, options), submissionId, round: 0, step, now })
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
  }: Omit<FollowUpContext, 'type'> & {
    readonly staff: readonly StaffMember[]
    readonly loud: readonly ChannelKind[]
  },
): readonly Target[] {
  const kinds = channels.filter((kind) => configuredChannels.has(kind))
  if (to === 'webhook') return kinds.flatMap((kind) => broadcastTarget(kind) ?? [])
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

/** A notice about a step that was undone. */
export interface CorrectedNotice extends Omit<NewNotice, 'id' | 'kind' | 'notAfter'> {
  /** `null` for a notice that was never sent. */
  readonly begunAt: number | null
}

/**
 * Tells the recipient of a sent notice about an undone step what is true again, on the same
 * channel.
 */
export async function addCorrection(
  tx: Tx,
  { begunAt, ...corrected }: CorrectedNotice,
  lead: {
    readonly submissionId: string
    readonly status: LeadStatus
    readonly acceptance: { readonly staffMemberId: string | null } | null
    readonly now: number
  },
): Promise<void> {
  if (begunAt === null) return
  const { submissionId, status, acceptance, now } = lead
  const isAssignee = acceptance?.staffMemberId === corrected.staffMemberId
  const acceptanceKind = isAssignee ? 'yours-again' : 'accepted'
  const kind: NoticeKind = isWaiting(status)
    ? 'reopened'
    : isClosed(status)
      ? 'closed'
      : acceptanceKind
  const notice = {
    ...corrected,
    id: randomUUID(),
    kind,
    notAfter: now + NOTICE_KINDS[kind].lifetimeMs,
  }
  await addNotice(tx, { notice, submissionId, round: 0, step: 0, now })
}

import { addNotice } from '#server/store/notices.ts'
import { NOTICE_KINDS, type NoticeKind } from '#domain/alarm/notice-kind.ts'
import { randomUUID } from 'node:crypto'
import { business } from '#domain/business.ts'
import { isClosed, isWaiting, type LeadStatus } from '#domain/lead/lifecycle.ts'
import { isOff, onCallAt } from '#domain/on-call/on-call.ts'
import {
  followUpNotices,
  type FollowUpNotice,
  type LeadChange,
} from '#domain/alarm/follow-up-notices.ts'
import type { Submission } from '#domain/submission/fields.ts'
import { type Program } from '../store/sql-program.ts'
import type { StoredAssignee } from '../store/alarm-lead.ts'
import {
  broadcastTarget,
  newNotice,
  staffMailboxTarget,
  staffTargets,
  type Target,
} from './alarm/new-notice.ts'
import type { NewNotice, NoticeSettings } from '../store/notice.ts'
import type { StaffMember } from '../store/staff-member.ts'
import { lockStaff } from '../store/staff-members.ts'

interface FollowUpContext {
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
  /** The staff member to whom the lead is handed over. */
  readonly colleagueId?: string | null
}

/** Queues the notices that follow a transition of a lead, in the same database transaction. */
export function* addFollowUpNotices(
  leadChange: LeadChange,
  context: FollowUpContext,
): Program<void> {
  yield* addNotices(followUpNotices(leadChange, context), context)
}

/** Queues notices to staff about a lead. */
export function* addNotices(
  followUps: readonly FollowUpNotice[],
  context: Omit<FollowUpContext, 'type'>,
): Program<void> {
  if (followUps.length === 0) return
  const staff = yield* lockStaff()
  const { submissionId, now, step = 0 } = context
  for (const followUp of followUps)
    for (const target of targetsOf(followUp, { ...context, staff })) {
      const { kind } = followUp
      const options = { id: randomUUID(), kind, notAfter: now + NOTICE_KINDS[kind].lifetimeMs }
      yield* addNotice({ notice: newNotice(target, options), submissionId, round: 0, step, now })
    }
}

/** Targets of the recipients; the addresses of STAFF_EMAIL where no recipient has a channel. */
function targetsOf(
  { to, channels }: FollowUpNotice,
  {
    staff,
    assignee,
    now,
    colleagueId,
    settings: { configuredChannels, staffEmail },
  }: Omit<FollowUpContext, 'type'> & { readonly staff: readonly StaffMember[] },
): readonly Target[] {
  const kinds = channels.filter((kind) => configuredChannels.has(kind))
  if (to === 'webhook') return kinds.flatMap((kind) => broadcastTarget(kind) ?? [])
  const one = to === 'colleague' ? colleagueId : assignee?.staffMemberId
  const recipients =
    to === 'staff'
      ? onCallAt(staff, now, business.timeZone).members
      : to === 'everybody'
        ? staff
        : staff.filter(({ id }) => id === one)
  const targets = kinds.flatMap((kind) =>
    recipients
      // A lead of their own reaches its assignee, who may be driving to it.
      .filter((one) => kind === 'mail' || to === 'assignee' || !isOff(one, now))
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
export function* addCorrection(
  { begunAt, ...corrected }: CorrectedNotice,
  lead: {
    readonly submissionId: string
    readonly status: LeadStatus
    readonly acceptance: { readonly staffMemberId: string | null } | null
    readonly now: number
  },
): Program<void> {
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
  yield* addNotice({ notice, submissionId, round: 0, step: 0, now })
}

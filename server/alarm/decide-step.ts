import type { NoticeKind } from '#domain/notice-kind.ts'
import { type ChannelKind, PHONE_CHANNELS, SILENT_CHANNELS } from '#domain/alarm-channels.ts'
import {
  ALARM_LIFETIME_MS,
  type AlarmPlan,
  isPhoneAllowed,
  nextStaffMember,
  nextStep,
  planKey,
  type PlanPosition,
  type PlanStep,
  roundStartMs,
} from '#domain/alarm-plan.ts'
import { LEAD_LIFECYCLE } from '#domain/lead/lifecycle.ts'
import { onCallAt } from '#domain/on-call/on-call.ts'
import type { AlarmDecision, DueAlarm } from '#server/store/alarm/alarm-step.ts'
import type { NewNotice } from '#server/store/alarm/notice.ts'
import type { StaffMember } from '#server/store/alarm/staff-member.ts'
import { canaryNotice } from './canary/notice.ts'
import {
  broadcastTarget,
  newNotice,
  staffMailboxTarget,
  type Target,
  staffTargets,
} from '#server/store/alarm/new-notice.ts'

export interface DecisionContext {
  /** Milliseconds since the epoch. */
  readonly now: number
  /** Plan of this alarm, as it was when the alarm began. */
  readonly plan: { readonly text: string; readonly plan: AlarmPlan }
  /** All staff members, in alarm order; a step notifies those who are on call. */
  readonly staff: readonly StaffMember[]
  /** Channels that are configured. */
  readonly configuredChannels: ReadonlySet<ChannelKind>
  /** STAFF_EMAIL */
  readonly staffEmail: readonly string[]
  /** Time zone of the plan's hours and of the shifts. */
  readonly timeZone: string
  /** A new UUID. */
  readonly randomId: () => string
}

/** Decides what an alarm does next. Pure: no clock, database or network. */
export function decideStep(alarm: DueAlarm, context: DecisionContext): AlarmDecision {
  const { now, plan } = context
  const unchanged = { plan: plan.text, round: alarm.round, step: alarm.step, isOver: false }
  if (LEAD_LIFECYCLE[alarm.lead.status].alarm === 'assigned')
    return { ...unchanged, nextAt: null, notices: progressQuestion(alarm, context) }
  if (now >= alarm.notAfter)
    return { ...unchanged, nextAt: null, isOver: true, notices: unansweredNotices(alarm, context) }
  if (alarm.lead.type === 'canary')
    return {
      ...unchanged,
      round: 1,
      step: 1,
      nextAt: alarm.notAfter,
      notices: [canaryNotice(context)],
    }

  const next = nextStep(plan.plan, alarm)
  // Only the first step may have to wait here: the delay of any other was applied by the step
  // before it.
  const startsAt = now + (next?.afterMs ?? 0)
  if (alarm.plan === null && next !== null && startsAt > now)
    return { ...unchanged, nextAt: startsAt, notices: [] }
  const step = next && plan.plan.steps[next.step - 1]
  if (next === null || step == null) return { ...unchanged, nextAt: alarm.notAfter, notices: [] }
  const roundStartsAt = earliestRoundStart(alarm, next, context)
  if (roundStartsAt > now)
    return { ...unchanged, nextAt: Math.min(roundStartsAt, alarm.notAfter), notices: [] }

  const following = nextStep(plan.plan, next)
  const nextAt =
    following === null
      ? alarm.notAfter
      : Math.max(now + following.afterMs, earliestRoundStart(alarm, following, context))
  return {
    ...unchanged,
    round: next.round,
    step: next.step,
    nextAt: Math.min(nextAt, alarm.notAfter),
    notices: noticesOfStep(step, { alarm, context, position: next }),
  }
}

/**
 * Computes when a round after the first may begin: at its planned time. Missed calls bring steps of
 * a round forward; without this limit all rounds would be over after a few minutes (R172).
 */
const earliestRoundStart = (
  { startedAt }: DueAlarm,
  { round, step }: PlanPosition,
  { plan }: DecisionContext,
): number => (round > 1 && step === 1 ? startedAt + roundStartMs(plan.plan, round) : 0)

/**
 * Returns whether further steps will notify another staff member: `now` in this round, `later` in a
 * following one, or `none`.
 */
export function hasFurtherRecipients(
  alarm: DueAlarm,
  staffMemberId: string | null,
  context: DecisionContext,
): 'now' | 'later' | 'none' {
  const { plan } = context.plan
  let { notified } = alarm
  let position = nextStep(plan, alarm)
  while (position !== null && context.now < alarm.notAfter) {
    const { round, step: number } = position
    const step = plan.steps[number - 1]
    const notices = step
      ? noticesOfStep(step, { alarm: { ...alarm, notified }, context, position })
      : []
    if (
      notices.some(
        (notice) => notice.staffMemberId !== null && notice.staffMemberId !== staffMemberId,
      )
    )
      return round === alarm.round ? 'now' : 'later'
    if (staffMemberId !== null && notices.length > 0)
      notified = [...notified, { staffMemberId, round, step: number }]
    position = nextStep(plan, position)
  }
  return 'none'
}

interface StepContext {
  readonly alarm: DueAlarm
  readonly context: DecisionContext
  readonly position: PlanPosition
}

function noticesOfStep(
  step: PlanStep,
  { alarm, context, position }: StepContext,
): readonly NewNotice[] {
  const isFirst = position.round === 1 && position.step === 1
  const isNew = isFirst && alarm.restartedBy === null
  const { configuredChannels, plan, now, timeZone, staffEmail } = context
  const isEscalationLowered =
    alarm.lead.isDoubtful || (alarm.isLimited && planKey(alarm.lead.timeframe) === 'alarm_plan')
  const allowed = step.channels.filter(
    (kind) =>
      configuredChannels.has(kind) &&
      (!isEscalationLowered || SILENT_CHANNELS.includes(kind)) &&
      (!PHONE_CHANNELS.includes(kind) || isPhoneAllowed(plan.plan, { now, timeZone })),
  )
  const recipients = recipientsOfStep(step, { kinds: allowed, alarm, context, position })
  const targets = allowed.flatMap((kind) =>
    targetsOfChannel(kind, step.who, { recipients, context }),
  )
  // The staff mail already covers its recipients in the first step.
  const isCovered = ({ address }: Target): boolean =>
    isNew &&
    step.afterMs === 0 &&
    address.kind === 'mail' &&
    address.to.every((one) => includesAddress(staffEmail, one))
  return createNotices(
    targets.filter((target) => !isCovered(target)),
    isNew ? 'created' : 'waiting',
    { notAfter: alarm.notAfter, context },
  )
}

/**
 * Puts the staff member whose step made the lead pending again last, and leaves them out of the
 * first step, unless there is nobody else.
 */
function orderStaff(
  { restartedBy }: DueAlarm,
  staff: readonly StaffMember[],
  isFirst: boolean,
): readonly StaffMember[] {
  const others = staff.filter(({ id }) => id !== restartedBy)
  if (others.length === 0) return staff
  return isFirst ? others : [...others, ...staff.filter(({ id }) => id === restartedBy)]
}

function targetsOfChannel(
  kind: ChannelKind,
  who: PlanStep['who'],
  {
    recipients,
    context: { staff, staffEmail },
  }: { readonly recipients: readonly StaffMember[]; readonly context: DecisionContext },
): readonly Target[] {
  const broadcast = broadcastTarget(kind)
  if (broadcast) return [broadcast]
  if (staff.length === 0)
    return kind === 'mail' && (who === 'all' || who === 1) ? [staffMailboxTarget(staffEmail)] : []
  return recipients.flatMap((staffMember) => staffTargets(staffMember, kind))
}

/** Lists the staff members of a step among those on call; `next` counts those who have one of its channels. */
function recipientsOfStep(
  { who }: PlanStep,
  {
    kinds,
    alarm,
    context: { staff, plan, now, timeZone },
    position: { round, step },
  }: StepContext & { readonly kinds: readonly ChannelKind[] },
): readonly StaffMember[] {
  const isFirst = round === 1 && step === 1
  const members = orderStaff(alarm, onCallAt(staff, now, timeZone).members, isFirst)
  if (who === 'all') return members
  if (who !== 'next') return members.slice(who - 1, who)
  const reachable = members.filter((staffMember) =>
    kinds.some((kind) => staffTargets(staffMember, kind).length > 0),
  )
  const next = nextStaffMember(plan.plan, round, { staff: reachable, notified: alarm.notified })
  return next === null ? [] : [next]
}

const includesAddress = (addresses: readonly string[], one: string): boolean =>
  addresses.some((address) => address.toLowerCase() === one.toLowerCase())

/** Builds the notices at the end of an alarm that nobody accepted, to every mailbox. */
function unansweredNotices(alarm: DueAlarm, context: DecisionContext): readonly NewNotice[] {
  if (alarm.lead.type === 'canary' || !context.configuredChannels.has('mail')) return []
  const { staff, staffEmail, now } = context
  const others = staff
    .flatMap((staffMember) => staffTargets(staffMember, 'mail'))
    .filter(
      ({ address }) =>
        address.kind === 'mail' && !address.to.every((a) => includesAddress(staffEmail, a)),
    )
  return createNotices([staffMailboxTarget(staffEmail), ...others], 'nobody', {
    notAfter: now + ALARM_LIFETIME_MS,
    context,
  })
}

/** Asks the assignee about progress, or for a new arrival time, by push if possible, otherwise by mail. */
function progressQuestion(alarm: DueAlarm, context: DecisionContext): readonly NewNotice[] {
  const { staff, staffEmail, configuredChannels, now } = context
  const assignee = staff.find(({ id }) => id === alarm.acceptedBy)
  const [target] =
    assignee === undefined
      ? [staffMailboxTarget(staffEmail)]
      : SILENT_CHANNELS.toReversed()
          .filter((kind) => configuredChannels.has(kind))
          .flatMap((kind) => staffTargets(assignee, kind))
  if (target === undefined || alarm.lead.type === 'canary') return []
  const kind = alarm.lead.status === 'en_route' ? 'late' : 'still-yours'
  // Before an appointment there is no progress to ask for; a reminder follows.
  const isAhead = Date.parse(alarm.lead.appointment_start ?? '') > now
  if (kind === 'still-yours' && isAhead) return []
  return createNotices([target], kind, { notAfter: now + ALARM_LIFETIME_MS, context })
}

const createNotices = (
  targets: readonly Target[],
  kind: NoticeKind,
  { notAfter, context }: { notAfter: number; context: Pick<DecisionContext, 'randomId'> },
): readonly NewNotice[] =>
  targets.map((target) => newNotice(target, { id: context.randomId(), kind, notAfter }))

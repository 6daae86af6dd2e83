import { allowedChannels } from '#domain/alarm/loudness.ts'
import { isPlanned } from '#domain/submission/urgency.ts'
import { channelsWhere, QUIET_CHANNELS } from '#domain/alarm/channels.ts'
import { ownerQuestionAt } from '#domain/lead/arrival.ts'
import {
  ALARM_LIFETIME_MS,
  CALL_AGAIN_AFTER_MS,
  goesBeyondOnCall,
  nextStep,
  type PlanPosition,
  stepStartMs,
} from '#domain/alarm/plan.ts'
import { business } from '#domain/business/business.ts'
import { isOff } from '#domain/staff/on-call/on-call.ts'
import { isDriving, LEAD_LIFECYCLE } from '#domain/lead/lifecycle.ts'
import type { AlarmDecision, DueAlarm } from './alarm-step.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import { staffMailboxTarget, staffTargets, type Target } from '#server/alarm/notices/new-notice.ts'
import type { NewNotice } from '#server/db/tables/notice.ts'
import { askAgainAt, decideLastQuestion, decideNightStep, plannedEnd } from './planned-step.ts'
import {
  callSteps,
  noticesTo,
  type DecisionContext,
  includesAddress,
  isLeftToOwner,
  nextReached,
  noticesOfStep,
  onlyOneOnCall,
  positionAfterDeclines,
} from './step-notices.ts'

/** Decides what an alarm does next. Pure: no clock, database or network. */
export function decideStep(due: DueAlarm, context: DecisionContext): AlarmDecision {
  const { now, plan } = context
  const isCalm = isPlanned(due.lead.timeframe)
  const alarm = isCalm ? { ...due, notAfter: plannedEnd(due) } : due
  const unchanged = { plan: plan.text, round: alarm.round, step: alarm.step, isExpired: false }
  const askOwnerAt = alarm.eta == null ? null : ownerQuestionAt(alarm.eta)
  if (askOwnerAt !== null && now >= askOwnerAt)
    return { ...unchanged, nextAt: null, notices: lateNotices(alarm, context) }
  if (askOwnerAt !== null)
    return { ...unchanged, nextAt: askOwnerAt, notices: progressQuestion(alarm, context) }
  if (LEAD_LIFECYCLE[alarm.lead.status].alarm === 'assigned') {
    // Who drives without having said a time is late after the longest.
    const late = isDriving(alarm.lead.status) ? lateNotices(alarm, context) : []
    return { ...unchanged, nextAt: null, notices: [...progressQuestion(alarm, context), ...late] }
  }
  if (now >= alarm.notAfter && !isCalm)
    return { ...unchanged, nextAt: null, isExpired: true, notices: expiryNotices(alarm, context) }

  const atNight = isCalm ? decideNightStep(alarm, context) : null
  if (atNight !== null) return atNight
  const planned = nextStep(plan.plan, alarm)
  // Only the first step may have to wait here: the delay of any other was applied by the step
  // before it.
  const startsAt = now + (planned?.afterMs ?? 0)
  if (alarm.plan === null && planned !== null && startsAt > now)
    return { ...unchanged, nextAt: startsAt, notices: [] }
  const next = planned && reached(planned, { alarm, context })
  const step = next && plan.plan.steps[next.step - 1]
  if (next === null || step == null)
    return isCalm
      ? decideLastQuestion(alarm, context)
      : { ...unchanged, nextAt: alarm.notAfter, notices: [] }
  const mayStartAt = earliestStart(alarm, next, context)
  if (mayStartAt > now)
    return { ...unchanged, nextAt: Math.min(mayStartAt, alarm.notAfter), notices: [] }

  const notices = noticesOfStep(step, { alarm, context, position: next })
  const notified = notices.flatMap(({ staffMemberId }) =>
    staffMemberId === null ? [] : [{ staffMemberId, ...next, at: now }],
  )
  const after = { ...alarm, ...next, notified: [...alarm.notified, ...notified] }
  const afterwards = nextStep(plan.plan, next)
  const following = afterwards && reached(afterwards, { alarm: after, context })
  const nextAt =
    following === null
      ? isCalm
        ? Math.max(now + 1, askAgainAt(alarm))
        : alarm.notAfter
      : Math.max(now + delayOf(after, following, context), earliestStart(after, following, context))
  return {
    ...unchanged,
    round: next.round,
    step: next.step,
    nextAt: isCalm ? nextAt : Math.min(nextAt, alarm.notAfter),
    ...(isCalm && { notAfter: alarm.notAfter }),
    notices,
  }
}

/** Returns where an alarm goes on: an urgent one passes by steps that have nobody to notify. */
const reached = (
  position: PlanPosition,
  at: { readonly alarm: DueAlarm; readonly context: DecisionContext },
): PlanPosition | null =>
  isPlanned(at.alarm.lead.timeframe)
    ? positionAfterDeclines(position, at)
    : nextReached(position, at)

/**
 * Returns how long after the step before it a step comes, unless it has a fixed time: the only one
 * on call is called again after a minute.
 */
function delayOf(alarm: DueAlarm, position: PlanPosition, context: DecisionContext): number {
  const step = context.plan.plan.steps[position.step - 1]
  if (step === undefined) return 0
  return isFixed(alarm, position, context) || lastCallOfOnly(alarm, position, context) !== null
    ? 0
    : step.afterMs
}

/** Returns whether a step has a time of its own: see `earliestStart`. */
function isFixed(alarm: DueAlarm, position: PlanPosition, context: DecisionContext): boolean {
  const { round, step } = position
  const who = context.plan.plan.steps[step - 1]?.who ?? 'all'
  const isBeyond = goesBeyondOnCall(who) && !isLeftToOwner({ alarm, context, position })
  return isBeyond || (round > 1 && step === 1)
}

/**
 * Computes when a step may begin. Missed calls bring steps forward: without a limit, all rounds
 * would be over after a few minutes, and an owner who is not on call would be woken before those on
 * call had their time. So rounds begin at their planned time, and so do steps beyond those on call
 * while one of them has not declined. Steps of their round that had nobody to call do not delay
 * them, and none does while one person only is on call, who is called twice meanwhile.
 */
function earliestStart(alarm: DueAlarm, position: PlanPosition, context: DecisionContext): number {
  const { plan } = context.plan
  const { round, step } = position
  if (!isFixed(alarm, position, context))
    return (lastCallOfOnly(alarm, position, context) ?? -CALL_AGAIN_AFTER_MS) + CALL_AGAIN_AFTER_MS
  const only = onlyOneOnCall({ alarm, context, position })
  const isAlone = only !== null
  const unusedMs = plan.steps
    .slice(0, step - 1)
    .filter(({ who }, index) => who === 'next' && (isAlone || !isUsed(alarm, round, index + 1)))
    .reduce((total, { afterMs }) => total + afterMs, 0)
  const plannedAt = alarm.startedAt + stepStartMs(plan, position) - unusedMs
  const lastCall = only && callSteps(alarm, plan, only.id, round).at(-1)
  return Math.max(plannedAt, (lastCall?.at ?? -CALL_AGAIN_AFTER_MS) + CALL_AGAIN_AFTER_MS)
}

/** Returns whether a step of a round called anybody for the first time in it. */
const isUsed = ({ notified }: DueAlarm, round: number, step: number): boolean =>
  notified.some((one) => one.round === round && one.step === step)

/** Returns when the only one on call was called, if a step calls them again; else `null`. */
function lastCallOfOnly(
  alarm: DueAlarm,
  position: PlanPosition,
  context: DecisionContext,
): number | null {
  const { plan } = context.plan
  const only = onlyOneOnCall({ alarm, context, position })
  if (only === null || plan.steps[position.step - 1]?.who !== 'next') return null
  return callSteps(alarm, plan, only.id, position.round).at(-1)?.at ?? null
}

/** Builds the notices at the end of an alarm that nobody accepted, to every mailbox. */
function expiryNotices(alarm: DueAlarm, context: DecisionContext): readonly NewNotice[] {
  if (!context.configuredChannels.has('mail')) return []
  const { staff, staffEmail, now } = context
  const others = staff
    .flatMap((staffMember) => staffTargets(staffMember, 'mail'))
    .filter(
      ({ address }) =>
        address.kind === 'mail' && !address.to.every((a) => includesAddress(staffEmail, a)),
    )
  return noticesTo([staffMailboxTarget(staffEmail), ...others], 'expired', {
    notAfter: now + ALARM_LIFETIME_MS,
    context,
  })
}

/**
 * Asks the owners about somebody who is half an hour late and says nothing, by every channel: their
 * customer waits as if nobody had the lead.
 */
function lateNotices(alarm: DueAlarm, context: DecisionContext): readonly NewNotice[] {
  const { staff, staffEmail, configuredChannels, now } = context
  const owners = staff.filter(
    (member) => member.role === 'owner' && member.id !== alarm.acceptedBy && !isOff(member, now),
  )
  const targets = channelsWhere(({ followUps }) => followUps !== 'none')
    .filter((kind) => configuredChannels.has(kind))
    .flatMap((kind) => owners.flatMap((member) => staffTargets(member, kind)))
  return noticesTo(targets.length > 0 ? targets : [staffMailboxTarget(staffEmail)], 'no-progress', {
    notAfter: now + ALARM_LIFETIME_MS,
    context,
  })
}

/**
 * Asks the assignee about progress, or for a new arrival time, by push if possible, otherwise by
 * mail.
 */
function progressQuestion(alarm: DueAlarm, context: DecisionContext): readonly NewNotice[] {
  const { staff, staffEmail, configuredChannels, now } = context
  const assignee = staff.find(({ id }) => id === alarm.acceptedBy)
  // On the way it is urgent.
  const timeframe = isDriving(alarm.lead.status) ? '' : alarm.lead.timeframe
  const allowed = allowedChannels(timeframe, context.plan.plan, {
    now,
    timeZone: business.timeZone,
  })
  const targetsOf = (member: StaffMember): readonly Target[] =>
    QUIET_CHANNELS.filter(
      (channel) => configuredChannels.has(channel) && allowed.includes(channel),
    ).flatMap((channel) => staffTargets(member, channel))
  const [target] = assignee === undefined ? [staffMailboxTarget(staffEmail)] : targetsOf(assignee)
  if (target === undefined) return []
  const isLate = isDriving(alarm.lead.status)
  // Before an appointment there is no progress to ask for; a reminder follows.
  const isAhead = Date.parse(alarm.lead.appointment_start ?? '') > now
  if (!isLate && isAhead) return []
  const options = { notAfter: now + ALARM_LIFETIME_MS, context }
  const question = noticesTo([target], 'question', options)
  if (isLate || isPlanned(alarm.lead.timeframe)) return question
  const owners = staff
    .filter(
      (member) => member.role === 'owner' && member.id !== alarm.acceptedBy && !isOff(member, now),
    )
    .flatMap(targetsOf)
  return [...question, ...noticesTo(owners, 'no-progress', options)]
}

import { staffMailbox } from '#domain/business/mailboxes.ts'
import type { NoticeKind } from '#domain/alarm/notice-kind.ts'
import { type ChannelKind, hasCaps, QUIET_CHANNELS } from '#domain/alarm/channels.ts'
import {
  type AlarmPlan,
  goesBeyondOnCall,
  isPhoneAllowed,
  nextStaffMember,
  nextStep,
  planKey,
  type PlanPosition,
  type PlanStep,
} from '#domain/alarm/plan.ts'
import { allowedChannels } from '#domain/alarm/loudness.ts'
import { isFirstCallStep } from '#domain/alarm/unverified-call.ts'
import { business } from '#domain/business/business.ts'
import { spanishSignal } from '#domain/submission/visitor-language.ts'
import { isOff, onCallAt } from '#domain/staff/on-call/on-call.ts'
import type { DueAlarm } from './alarm-step.ts'
import { declinedIn, isNobodyLeft } from './declined-rounds.ts'
import {
  broadcastTarget,
  newNotice,
  staffMailboxTarget,
  type Target,
  staffTargets,
} from '#server/alarm/notices/new-notice.ts'
import type { NewNotice } from '#server/db/tables/notice.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'

export interface DecisionContext {
  readonly now: number
  /** Plan of this alarm, as it was when the alarm began. */
  readonly plan: { readonly text: string; readonly plan: AlarmPlan }
  /** All staff members, in alarm order; a step notifies those who are on call. */
  readonly staff: readonly StaffMember[]
  readonly configuredChannels: ReadonlySet<ChannelKind>
  readonly staffEmail: readonly string[] | null
  readonly randomId: () => string
}

/**
 * Returns whether the mail of the night has announced a planned request already: position 1, 0
 * (`planned-step.ts`).
 */
const isAnnouncedByMail = ({ round, step }: DueAlarm): boolean => round === 1 && step === 0

interface StepContext {
  readonly alarm: DueAlarm
  readonly context: DecisionContext
  readonly position: PlanPosition
}

/** Builds the notices of one step of the plan. */
export function noticesOfStep(
  step: PlanStep,
  { alarm, context, position }: StepContext,
): readonly NewNotice[] {
  const isFirst = position.round === 1 && position.step === 1
  const isNew = isFirst && alarm.restartedBy === null
  const { configuredChannels, plan, now, staff, staffEmail } = context
  const isUrgent = planKey(alarm.lead.timeframe) === 'alarm_plan'
  const isEscalationLowered =
    alarm.lead.isSuspicious || ((alarm.isLimited || alarm.isTakenElsewhere) && isUrgent)
  // A real person with an old phone is heard, and a new one behind the address of a flood;
  // reserve-send.ts has the budget.
  const { suspicionFlags, isSuspicious } = alarm.lead
  const isHeard = suspicionFlags.includes('unverified')
    ? !suspicionFlags.includes('honeypot')
    : alarm.isLimited && !isSuspicious
  const isOneCall =
    isUrgent &&
    isHeard &&
    !alarm.isTakenElsewhere &&
    alarm.restartedBy === null &&
    isFirstCallStep(plan.plan, position)
  const moment = { now, timeZone: business.timeZone }
  const loud = allowedChannels(alarm.lead.timeframe, plan.plan, moment)
  const allowed = step.channels.filter(
    (kind) =>
      configuredChannels.has(kind) &&
      loud.includes(kind) &&
      !(kind === 'mail' && isAnnouncedByMail(alarm)) &&
      (!isEscalationLowered || QUIET_CHANNELS.includes(kind) || (isOneCall && kind === 'call')) &&
      (!hasCaps(kind) || isPhoneAllowed(plan.plan, moment)),
  )
  const { who } = step
  const answer = isNew ? 'created' : 'waiting'
  const options = { notAfter: alarm.notAfter, context }
  if (!goesBeyondOnCall(who) && isLeftToOwner({ alarm, context, position })) {
    // The staff mail of a new lead has asked the owner in the first round already.
    const isAsked =
      alarm.ownerAskedInRound >= position.round ||
      (position.round === 1 && alarm.declined.length === 0 && alarm.restartedBy === null)
    return configuredChannels.has('mail') && !isAsked
      ? noticesTo([staffMailboxTarget(staffEmail)], answer, options)
      : []
  }
  const recipients = recipientsOfStep({ ...step, channels: allowed }, { alarm, context, position })
  const targetsOf = (kind: ChannelKind): readonly Target[] => {
    const broadcast = broadcastTarget(kind)
    if (broadcast) return [broadcast]
    if (staff.length > 0)
      return recipients.flatMap((staffMember) => staffTargets(staffMember, kind))
    return kind === 'mail' && (who === 'all' || who === 1) ? [staffMailboxTarget(staffEmail)] : []
  }
  // The staff mail already covers its recipients in the first step.
  const isCovered = ({ address }: Target): boolean =>
    isNew &&
    step.afterMs === 0 &&
    address.kind === 'mail' &&
    address.to.every((one) => includesAddress(staffEmail, one))
  return noticesTo(
    allowed
      .flatMap((kind) => targetsOf(kind).slice(0, isOneCall && kind === 'call' ? 1 : undefined))
      .filter((target) => !isCovered(target)),
    answer,
    options,
  )
}

/** Returns whether nobody on call is left to ask in this round, so that the owner is asked. */
export function isLeftToOwner({ alarm, context, position }: StepContext): boolean {
  if (context.staff.length === 0) return false
  const { members } = onCallAt(context.staff, context.now, business.timeZone)
  return isNobodyLeft(members, alarm, position.round)
}

/**
 * Returns where the alarm goes on: when everybody on call has declined, with the first further step
 * of the round that is for others.
 */
export function positionAfterDeclines(
  next: PlanPosition,
  at: Omit<StepContext, 'position'>,
): PlanPosition {
  if (!isLeftToOwner({ ...at, position: next })) return next
  const { steps } = at.context.plan.plan
  const isReached = (step: PlanStep, index: number): boolean =>
    index + 1 >= next.step &&
    goesBeyondOnCall(step.who) &&
    recipientsOfStep(step, { ...at, position: { ...next, step: index + 1 } }).length > 0
  const found = steps.findIndex(isReached)
  return found < 0 ? next : { ...next, step: found + 1 }
}

/**
 * Returns the first step from this one on that notifies anybody; where no other of its round does,
 * the first one of the next round. So a step whose people are all asked, declined or off takes no
 * time.
 */
export function nextReached(
  from: PlanPosition,
  at: Omit<StepContext, 'position'>,
): PlanPosition | null {
  const { plan } = at.context.plan
  let position: PlanPosition | null = from
  while (position !== null && position.round === from.round) {
    position = positionAfterDeclines(position, at)
    const step = plan.steps[position.step - 1]
    if (step === undefined) return null
    if (hasRecipients(step, { ...at, position })) return position
    position = nextStep(plan, position)
  }
  return position
}

/** Returns whether a step has anybody to notify, whatever keeps the lead quiet now. */
const hasRecipients = (step: PlanStep, at: StepContext): boolean =>
  at.context.staff.length === 0 ||
  step.channels.some((kind) => broadcastTarget(kind) !== null) ||
  (!goesBeyondOnCall(step.who) && isLeftToOwner(at)) ||
  recipientsOfStep(step, at).length > 0

/** Returns who is on call and has not declined in this round, if it is one only; else `null`. */
export function onlyOneOnCall({ alarm, context, position }: StepContext): StaffMember | null {
  const { members } = onCallAt(context.staff, context.now, business.timeZone)
  const declined = declinedIn(alarm.declined, position.round)
  const [one, ...others] = members.filter(({ id }) => !declined.has(id))
  return one !== undefined && others.length === 0 ? one : null
}

/** Puts those who speak the customer's language first, in the order of the list. */
const byLanguage = ({ lead }: DueAlarm, staff: readonly StaffMember[]): readonly StaffMember[] =>
  spanishSignal(lead) === null
    ? staff
    : staff.toSorted(
        (one, other) => Number(other.language === 'es') - Number(one.language === 'es'),
      )

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

/**
 * Lists the staff members of a step among those on call; `next` counts those who have one of its
 * channels.
 */
function recipientsOfStep(
  { who, channels }: PlanStep,
  { alarm, context, position: { round, step } }: StepContext,
): readonly StaffMember[] {
  const isFirst = round === 1 && step === 1
  const { staff, now } = context
  const { members: available } = onCallAt(staff, now, business.timeZone)
  const onCall = orderStaff(alarm, byLanguage(alarm, available), isFirst)
  const declined = declinedIn(alarm.declined, round)
  if (goesBeyondOnCall(who)) {
    const { steps } = context.plan.plan
    const isAsked = ({ id }: StaffMember): boolean =>
      alarm.notified.some(
        (earlier) =>
          earlier.staffMemberId === id &&
          earlier.round === round &&
          steps[earlier.step - 1]?.channels.some((kind) => channels.includes(kind)),
      )
    const mayBeAsked = staff.filter((member) => !isOff(member, now) && !declined.has(member.id))
    const fresh = mayBeAsked.filter(
      (member) => (who === 'everybody' || member.role === 'owner') && !isAsked(member),
    )
    const mayRepeat = channels.includes('call') && round === 1
    return fresh.length > 0 || !mayRepeat
      ? fresh
      : askedLongestAgo(alarm, mayBeAsked.filter(isAsked))
  }
  const members = onCall.filter(({ id }) => !declined.has(id))
  if (who === 'all') return members
  // Positions do not move when somebody declines; the next one is asked in their place.
  if (typeof who === 'number')
    return onCall
      .slice(who - 1)
      .filter(({ id }) => !declined.has(id))
      .slice(0, 1)
  const reachable = members.filter((staffMember) =>
    channels.some((kind) => staffTargets(staffMember, kind).length > 0),
  )
  const next = nextStaffMember(context.plan.plan, round, reachable, alarm.notified)
  if (next !== null) return [next]
  const [only, ...others] = reachable
  // The caps have no room for that in each round.
  const isCalledOnce =
    only !== undefined &&
    others.length === 0 &&
    round === 1 &&
    channels.includes('call') &&
    callSteps(alarm, context.plan.plan, only.id, round).length === 1
  return isCalledOnce ? [only] : []
}

/** Lists the steps of a round that called a staff member. */
export const callSteps = (
  { notified }: DueAlarm,
  { steps }: AlarmPlan,
  staffMemberId: string,
  round: number,
): DueAlarm['notified'] =>
  notified.filter(
    (one) =>
      one.staffMemberId === staffMemberId &&
      one.round === round &&
      steps[one.step - 1]?.channels.includes('call'),
  )

/** Returns who of those asked was asked the longest ago; nobody of an empty list. */
function askedLongestAgo(
  { notified }: DueAlarm,
  asked: readonly StaffMember[],
): readonly StaffMember[] {
  const lastAt = ({ id }: StaffMember): number =>
    Math.max(...notified.filter(({ staffMemberId }) => staffMemberId === id).map(({ at }) => at))
  return asked.toSorted((one, other) => lastAt(one) - lastAt(other)).slice(0, 1)
}

export const includesAddress = (staffEmail: readonly string[] | null, one: string): boolean =>
  staffMailbox(staffEmail).some((address) => address.toLowerCase() === one.toLowerCase())

export const noticesTo = (
  targets: readonly Target[],
  kind: NoticeKind,
  { notAfter, context }: { notAfter: number; context: Pick<DecisionContext, 'randomId'> },
): readonly NewNotice[] =>
  targets.map((target) => newNotice(target, { id: context.randomId(), kind, notAfter }))

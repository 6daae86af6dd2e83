import {
  ALARM_LIFE_MS,
  type AlarmPlan,
  mayTelephone,
  nextPersonIndex,
  nextStep,
  planKey,
  type PlanPosition,
  type PlanStep,
  roundStartMs,
} from '#domain/alarm-plan.ts'
import type { AlarmMove, DueAlarm } from '#server/store/alarm/alarm-step.ts'
import type { NewNotice } from '#server/store/alarm/notice.ts'
import type { Person } from '#server/store/alarm/person.ts'
import { canaryNotice } from './canary/notice.ts'
import { type ChannelKind, type NoticeKind, TELEPHONE_KINDS } from './channel.ts'
import { houseTarget, newNotice, staffTarget, type Target, targetsOf } from './new-notice.ts'

/** What an alarm does next: no clock, no database, no network. */
export interface Circumstances {
  /** Milliseconds since the epoch. */
  readonly now: number
  /** Of this alarm: as it was when the alarm began. */
  readonly plan: { readonly text: string; readonly plan: AlarmPlan }
  /** In the order in which they are rung. */
  readonly people: readonly Person[]
  /** Channels that are set up. */
  readonly setUp: ReadonlySet<ChannelKind>
  /** STAFF_EMAIL */
  readonly staffEmail: readonly string[]
  /** Where the plan's hours are meant. */
  readonly timeZone: string
  /** A new UUID. */
  readonly randomId: () => string
}

export function decide(alarm: DueAlarm, around: Circumstances): AlarmMove {
  const { now, plan } = around
  const here = { plan: plan.text, round: alarm.round, step: alarm.step, isOver: false }
  if (alarm.state === 'accepted')
    return { ...here, nextAt: null, notices: stillYours(alarm, around) }
  if (now >= alarm.notAfter)
    return { ...here, nextAt: null, isOver: true, notices: nobody(alarm, around) }
  if (alarm.lead.type === 'canary')
    return { ...here, round: 1, step: 1, nextAt: alarm.notAfter, notices: [canaryNotice(around)] }

  const next = nextStep(plan.plan, alarm)
  // Only the first step may have to be waited for here: any other was given its time by the one before it.
  const begins = now + (next?.afterMs ?? 0)
  if (alarm.plan === null && next !== null && begins > now)
    return { ...here, nextAt: begins, notices: [] }
  const step = next && plan.plan.steps[next.step - 1]
  if (next === null || step == null) return { ...here, nextAt: alarm.notAfter, notices: [] }
  const roundBegins = roundStart(alarm, next, around)
  if (roundBegins > now)
    return { ...here, nextAt: Math.min(roundBegins, alarm.notAfter), notices: [] }

  const following = nextStep(plan.plan, next)
  const nextAt =
    following === null
      ? alarm.notAfter
      : Math.max(now + following.afterMs, roundStart(alarm, following, around))
  return {
    ...here,
    round: next.round,
    step: next.step,
    nextAt: Math.min(nextAt, alarm.notAfter),
    notices: noticesOf(step, { alarm, around, position: next }),
  }
}

/**
 * When a round after the first may begin: at its planned time. Calls that
 * nobody answers bring steps of a round forward, and without this limit all
 * rounds would be over after a few minutes (R172).
 */
const roundStart = (
  { startedAt }: DueAlarm,
  { round, step }: PlanPosition,
  { plan }: Circumstances,
): number => (round > 1 && step === 1 ? startedAt + roundStartMs(plan.plan, round) : 0)

/**
 * Whether anybody else than this person will be told by the steps to come:
 * `now` in this round, `later` in one of the rounds after it, or not at all.
 */
export function othersFollow(
  alarm: DueAlarm,
  personId: string | null,
  around: Circumstances,
): 'now' | 'later' | 'none' {
  const { plan } = around.plan
  let position = nextStep(plan, alarm)
  while (position !== null && around.now < alarm.notAfter) {
    const step = plan.steps[position.step - 1]
    const notices = step ? noticesOf(step, { alarm, around, position }) : []
    if (notices.some((notice) => notice.personId !== null && notice.personId !== personId))
      return position.round === alarm.round ? 'now' : 'later'
    position = nextStep(plan, position)
  }
  return 'none'
}

function noticesOf(
  step: PlanStep,
  here: { alarm: DueAlarm; around: Circumstances; position: PlanPosition },
): readonly NewNotice[] {
  const { alarm, around, position } = here
  const isFirst = position.round === 1 && position.step === 1
  const { setUp, plan, now, timeZone, staffEmail } = around
  const isLowered =
    alarm.lead.isDoubtful || (alarm.isLimited && planKey(alarm.lead.timeframe) === 'alarm_plan')
  const allowed = step.channels.filter(
    (kind) =>
      setUp.has(kind) &&
      (!isLowered || HARMLESS.includes(kind)) &&
      (!TELEPHONE_KINDS.includes(kind) || mayTelephone(plan.plan, { now, timeZone })),
  )
  const meant = peopleOf(step, position, { kinds: allowed, around })
  const targets = allowed.flatMap((kind) => targetsBy(kind, step.who, { meant, around }))
  // The staff mail is this very step for whoever gets it (R109): two mails at once help nobody.
  const isCovered = ({ address }: Target): boolean =>
    isFirst &&
    step.afterMs === 0 &&
    address.kind === 'mail' &&
    address.to.every((one) => isIn(staffEmail, one))
  return write(
    targets.filter((target) => !isCovered(target)),
    isFirst ? 'created' : 'waiting',
    { notAfter: alarm.notAfter, around },
  )
}

/** Channels that are used even for doubtful submissions, because they cost nothing and wake nobody (R106). */
const HARMLESS: readonly ChannelKind[] = ['mail', 'push']

function targetsBy(
  kind: ChannelKind,
  who: PlanStep['who'],
  {
    meant,
    around: { people, staffEmail },
  }: { readonly meant: readonly Person[]; readonly around: Circumstances },
): readonly Target[] {
  const house = houseTarget(kind)
  if (house) return [house]
  if (people.length === 0)
    return kind === 'mail' && (who === 'all' || who === 1) ? [staffTarget(staffEmail)] : []
  return meant.flatMap((person) => targetsOf(person, kind))
}

/** The people of a step; `next` counts those whom one of its channels reaches. */
function peopleOf(
  { who }: PlanStep,
  position: PlanPosition,
  {
    kinds,
    around: { people, plan },
  }: { readonly kinds: readonly ChannelKind[]; readonly around: Circumstances },
): readonly Person[] {
  if (who === 'all') return people
  if (who !== 'next') return people.slice(who - 1, who)
  const reached = people.filter((person) =>
    kinds.some((kind) => targetsOf(person, kind).length > 0),
  )
  const index = nextPersonIndex(plan.plan, position, reached.length)
  return index === null ? [] : reached.slice(index, index + 1)
}

const isIn = (addresses: readonly string[], one: string): boolean =>
  addresses.some((address) => address.toLowerCase() === one.toLowerCase())

/** R100: the loud end. Everybody who has a mailbox hears of it. */
function nobody(alarm: DueAlarm, around: Circumstances): readonly NewNotice[] {
  if (alarm.lead.type === 'canary' || !around.setUp.has('mail')) return []
  const { people, staffEmail, now } = around
  const others = people
    .flatMap((person) => targetsOf(person, 'mail'))
    .filter(
      ({ address }) => address.kind === 'mail' && !address.to.every((a) => isIn(staffEmail, a)),
    )
  return write([staffTarget(staffEmail), ...others], 'nobody', {
    notAfter: now + ALARM_LIFE_MS,
    around,
  })
}

/** One question to whoever took it: where a phone shows it at once, otherwise by mail. */
function stillYours(alarm: DueAlarm, around: Circumstances): readonly NewNotice[] {
  const { people, staffEmail, setUp, now } = around
  const owner = people.find(({ id }) => id === alarm.acceptedBy)
  const [target] =
    owner === undefined
      ? [staffTarget(staffEmail)]
      : HARMLESS.toReversed()
          .filter((kind) => setUp.has(kind))
          .flatMap((kind) => targetsOf(owner, kind))
  if (target === undefined || alarm.lead.type === 'canary') return []
  return write([target], 'still-yours', { notAfter: now + ALARM_LIFE_MS, around })
}

const write = (
  targets: readonly Target[],
  kind: NoticeKind,
  { notAfter, around }: { notAfter: number; around: Pick<Circumstances, 'randomId'> },
): readonly NewNotice[] =>
  targets.map((target) => newNotice(target, { id: around.randomId(), kind, notAfter }))

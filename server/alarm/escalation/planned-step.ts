/** Steps of the alarm of a planned request, which wakes nobody and never expires. */

import { nightEnd } from '#domain/alarm/loudness.ts'
import { ALARM_LIFETIME_MS } from '#domain/alarm/plan.ts'
import { business } from '#domain/business/business.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { confirmedBy } from '#domain/lead/planned-confirmation.ts'
import type { AlarmDecision, DueAlarm } from './alarm-step.ts'
import { type DecisionContext, noticesOfStep } from './step-notices.ts'

/** How long before the promised confirmation staff are asked again. */
const ASK_AGAIN_MS = HOUR_MS / 2

/** Returns by when the customer was promised an answer; from a restart on, if there was one. */
const promisedAt = ({ lead, startedAt }: DueAlarm): number =>
  confirmedBy(startedAt, { appointmentStart: Date.parse(lead.appointment_start ?? '') })

/** Returns the end of the time in which staff are asked to accept it. */
export const plannedEnd = (alarm: DueAlarm): number => promisedAt(alarm) + ALARM_LIFETIME_MS

/** Returns when staff are asked again after the last step of the plan. */
export const askAgainAt = (alarm: DueAlarm): number => promisedAt(alarm) - ASK_AGAIN_MS

/**
 * Decides a step at night: the first one is mailed, everything else waits for the morning.
 * `null` by day.
 */
export function decideNightStep(alarm: DueAlarm, context: DecisionContext): AlarmDecision | null {
  const { plan, text } = context.plan
  const morning = nightEnd(plan, { now: context.now, timeZone: business.timeZone })
  const [first] = plan.steps
  if (morning === null || first === undefined) return null
  const { round, step } = alarm
  const decision = { plan: text, nextAt: morning, isExpired: false, notAfter: alarm.notAfter }
  if (round > 0) return { ...decision, round, step, notices: [] }
  // Step 0 of the first round: announced by mail, so that the first step follows in the morning.
  const notices = noticesOfStep(first, { alarm, context, position: { round: 1, step: 1 } })
  return { ...decision, round: 1, step: 0, notices }
}

/** Asks staff again, once, shortly before the promised confirmation. */
export function decideLastQuestion(alarm: DueAlarm, context: DecisionContext): AlarmDecision {
  const { plan, text } = context.plan
  const position = { round: plan.rounds + 1, step: 1 }
  const { round, step, notAfter } = alarm
  const unchanged = { plan: text, round, step, isExpired: false, notAfter }
  if (round > plan.rounds) return { ...unchanged, nextAt: null, notices: [] }
  const due = askAgainAt(alarm)
  if (due > context.now) return { ...unchanged, nextAt: due, notices: [] }
  const question = { afterMs: 0, channels: ['mail', 'push'], who: 'all' } as const
  const notices = noticesOfStep(question, { alarm, context, position })
  return { ...unchanged, ...position, nextAt: null, notices }
}

/** Shows whom an alarm would notify, for a page (R222). */

import { FIRST_STATUS } from '#domain/lead/lifecycle.ts'
import { plannedSteps } from '#domain/alarm/plan.ts'
import { toAlarmLead } from '#server/db/tables/alarm-lead-rows.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import type { DueAlarm } from './alarm-step.ts'
import { type DecisionContext, noticesOfStep } from './step-notices.ts'

interface PreviewStep {
  readonly at: number
  /** Whose phone rings. */
  readonly called: readonly StaffMember[]
  /** Who gets another notice than a call. */
  readonly messaged: readonly StaffMember[]
}

export interface PlanPreview {
  /** Steps of the first round that notify a staff member. */
  readonly steps: readonly PreviewStep[]
  /** When the second round begins; `null` without one. */
  readonly againAt: number | null
}

/**
 * Returns the first round of the alarm of an urgent lead that nobody answers, with those who are on
 * call then.
 * @param at when the lead comes in
 */
export function previewPlan(
  at: number,
  context: Omit<DecisionContext, 'now' | 'randomId'>,
): PlanPreview {
  let alarm = sampleAlarm(at)
  const steps: PreviewStep[] = []
  const planned = plannedSteps(context.plan.plan)
  for (const { round, step, atMs, ...planStep } of planned) {
    if (round > 1) break
    const position = { round, step }
    const now = at + atMs
    const notices = noticesOfStep(planStep, {
      alarm,
      context: { ...context, now, randomId: () => '' },
      position,
    })
    const reached = (isCall: boolean): readonly StaffMember[] => {
      const ids = notices
        .filter(({ channel }) => (channel === 'call') === isCall)
        .map(({ staffMemberId }) => staffMemberId)
      return context.staff.filter(({ id }) => ids.includes(id))
    }
    const [called, messaged] = [reached(true), reached(false)]
    const notified = [...called, ...messaged].map(({ id }) => ({ staffMemberId: id, ...position }))
    alarm = { ...alarm, notified: [...alarm.notified, ...notified] }
    if (notified.length > 0) steps.push({ at: now, called, messaged })
  }
  const again = planned.find(({ round }) => round > 1)
  return { steps, againAt: again === undefined ? null : at + again.atMs }
}

const sampleAlarm = (startedAt: number): DueAlarm => ({
  lead: {
    ...toAlarmLead({
      id: '',
      timeframe: 'ASAP',
      verification: 'verified',
      suspicionReasons: [],
    }),
    source_url: '/',
    visitor_info: null,
    type: 'booking',
    status: FIRST_STATUS,
  },
  plan: null,
  round: 0,
  step: 0,
  notified: [],
  declined: [],
  ownerAskedInRound: 0,
  startedAt,
  notAfter: startedAt,
  acceptedBy: null,
  restartedBy: null,
  isLimited: false,
  isTakenElsewhere: false,
})

/** Shows whom an alarm would notify, for a page. */

import { FIRST_STATUS } from '#domain/lead/lifecycle.ts'
import { ALARM_LIFETIME_MS } from '#domain/alarm/plan.ts'
import { toAlarmLead } from '#server/db/tables/alarm-lead-rows.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import type { DueAlarm } from './alarm-step.ts'
import { decideStep } from './decide-step.ts'
import type { DecisionContext } from './step-notices.ts'

interface PreviewStep {
  readonly at: number
  /** Whose phone rings. */
  readonly called: readonly StaffMember[]
  /** Who gets another notice than a call. */
  readonly messaged: readonly StaffMember[]
}

interface PlanPreview {
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
  let now = at
  const steps: PreviewStep[] = []
  for (;;) {
    const { round, step, nextAt, notices } = decideStep(alarm, {
      ...context,
      now,
      randomId: () => '',
    })
    if (round > 1) return { steps, againAt: now }
    const reached = (isCall: boolean): readonly StaffMember[] => {
      const ids = notices
        .filter(({ channel }) => (channel === 'call') === isCall)
        .map(({ staffMemberId }) => staffMemberId)
      return context.staff.filter(({ id }) => ids.includes(id))
    }
    const [called, messaged] = [reached(true), reached(false)]
    if (called.length + messaged.length > 0) steps.push({ at: now, called, messaged })
    const notified = [...called, ...messaged].map(({ id }) => ({
      staffMemberId: id,
      round,
      step,
      at: now,
    }))
    const { text } = context.plan
    alarm = { ...alarm, plan: text, round, step, notified: [...alarm.notified, ...notified] }
    if (nextAt === null || nextAt >= alarm.notAfter) return { steps, againAt: null }
    now = nextAt
  }
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
  notAfter: startedAt + ALARM_LIFETIME_MS,
  acceptedBy: null,
  restartedBy: null,
  isLimited: false,
  isTakenElsewhere: false,
})

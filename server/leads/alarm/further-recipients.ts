import { nextStep } from '#domain/alarm/plan.ts'
import type { FurtherRecipients } from '#server/leads/lead-service.ts'
import type { DueAlarm } from './alarm-step.ts'
import type { AlarmOperations } from '#server/leads/alarm-operations.ts'
import { defaultPlans, planFor } from './read-plans.ts'
import { type DecisionContext, isLeftToOwner, noticesOfStep } from './step-notices.ts'

interface FurtherRecipientsDeps extends Pick<
  DecisionContext,
  'configuredChannels' | 'staffEmail' | 'randomId'
> {
  readonly store: { readonly alarms: Pick<AlarmOperations, 'listStaff'> }
  readonly clock: () => number
}

/** Creates the function that finds whether an alarm notifies anybody else after one declined. */
export const createFurtherRecipients =
  (deps: FurtherRecipientsDeps) =>
  async (alarm: DueAlarm, staffMemberId: string | null): Promise<FurtherRecipients> => {
    const staff = await deps.store.alarms.listStaff()
    const context = { ...deps, now: deps.clock(), plan: planFor(alarm, defaultPlans), staff }
    const { plan } = context.plan
    const round = Math.max(1, alarm.round)
    const left = { alarm, context, position: { round, step: alarm.step } }
    if (isLeftToOwner(left) && context.configuredChannels.has('mail')) return 'owner'
    let { notified } = alarm
    let position = nextStep(plan, alarm)
    while (position !== null && context.now < alarm.notAfter) {
      const step = plan.steps[position.step - 1]
      const notices = step
        ? noticesOfStep(step, { alarm: { ...alarm, notified }, context, position })
        : []
      if (notices.some(({ staffMemberId: id }) => id !== null && id !== staffMemberId))
        return position.round === round ? 'now' : 'later'
      if (staffMemberId !== null && notices.length > 0)
        notified = [...notified, { staffMemberId, ...position }]
      position = nextStep(plan, position)
    }
    return 'none'
  }

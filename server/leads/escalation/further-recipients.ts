import { goesBeyondOnCall, nextStep, type PlanPosition } from '#domain/alarm/plan.ts'
import type { FurtherRecipients } from '#server/leads/service-context.ts'
import type { DueAlarm } from './alarm-step.ts'
import { defaultPlans, planFor } from './read-plans.ts'
import {
  type DecisionContext,
  isLeftToOwner,
  noticesOfStep,
  positionAfterDeclines,
} from './step-notices.ts'
import { listStaff } from '#server/store/staff-members.ts'
import type { Db } from '#server/store/db.ts'

interface FurtherRecipientsDeps extends Pick<
  DecisionContext,
  'configuredChannels' | 'staffEmail' | 'randomId'
> {
  readonly store: Db
  readonly clock: () => number
}

/** Creates the function that finds whether an alarm notifies anybody else after one declined. */
export const createFurtherRecipients =
  (deps: FurtherRecipientsDeps) =>
  async (alarm: DueAlarm, staffMemberId: string | null): Promise<FurtherRecipients> => {
    const staff = await deps.store.read((tx) => listStaff(tx))
    const context = { ...deps, now: deps.clock(), plan: planFor(alarm, defaultPlans), staff }
    const round = Math.max(1, alarm.round)
    const isLeft = isLeftToOwner({ alarm, context, position: { round, step: alarm.step } })
    const follows = findFurther(alarm, { context, staffMemberId, round, isLeft })
    return follows !== 'now' && isLeft && context.configuredChannels.has('mail') ? 'owner' : follows
  }

/** Finds the first further step that notifies anybody else. */
function findFurther(
  alarm: DueAlarm,
  at: {
    readonly context: DecisionContext
    readonly staffMemberId: string | null
    readonly round: number
    readonly isLeft: boolean
  },
): 'now' | 'later' | 'none' {
  const { context, staffMemberId, round, isLeft } = at
  const { plan } = context.plan
  let { notified } = alarm
  let position: PlanPosition | null = nextStep(plan, alarm)
  while (position !== null && context.now < alarm.notAfter) {
    const asked = { ...alarm, notified }
    position = positionAfterDeclines(position, { alarm: asked, context })
    const step = plan.steps[position.step - 1]
    const notices = step ? noticesOfStep(step, { alarm: asked, context, position }) : []
    const mayWait = step !== undefined && goesBeyondOnCall(step.who) && !isLeft
    if (notices.some(({ staffMemberId: id }) => id !== null && id !== staffMemberId))
      return position.round === round && !mayWait ? 'now' : 'later'
    if (staffMemberId !== null && notices.length > 0)
      notified = [...notified, { staffMemberId, ...position }]
    position = nextStep(plan, position)
  }
  return 'none'
}

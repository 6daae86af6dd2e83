import { randomUUID } from 'node:crypto'
import { goesBeyondOnCall, nextStep, type PlanPosition } from '#domain/alarm/plan.ts'
import type { DueAlarm } from './alarm-step.ts'
import { defaultPlans, planFor } from './read-plans.ts'
import {
  type DecisionContext,
  isLeftToOwner,
  noticesOfStep,
  positionAfterDeclines,
} from './step-notices.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import type { Tx } from '#server/db/db.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'

/**
 * Who is notified after a staff member declined: another one in this round, the owner's mailbox
 * because everybody on call has declined, another one in a later round only, or nobody.
 */
export type FurtherRecipients = 'now' | 'owner' | 'later' | 'none'

/** Finds whether the plan of an alarm notifies anybody but this staff member from now on. */
export async function furtherRecipients(
  tx: Tx,
  alarm: DueAlarm,
  {
    staffMemberId,
    now,
    settings,
  }: {
    readonly staffMemberId: string | null
    readonly now: number
    readonly settings: NoticeSettings
  },
): Promise<FurtherRecipients> {
  const staff = await listStaff(tx)
  const plan = planFor(alarm, defaultPlans)
  const context = { ...settings, randomId: randomUUID, now, plan, staff }
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
      notified = [...notified, { staffMemberId, ...position, at: context.now }]
    position = nextStep(plan, position)
  }
  return 'none'
}

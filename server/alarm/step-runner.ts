import type { PlanKey } from '#domain/alarm/plan.ts'
import type { JobDeps } from '#server/jobs/job-deps.ts'
import type { AlarmDecision, DueAlarm } from '#server/alarm/escalation/alarm-step.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import { decideStep } from '#server/alarm/escalation/decide-step.ts'
import type { DecisionContext } from '#server/alarm/escalation/step-notices.ts'
import { planFor, type Plans, readPlans } from '#server/alarm/escalation/read-plans.ts'
import { advanceAlarms } from '#server/alarm/escalation/advance-alarms.ts'
import type { Db } from '#server/db/db.ts'

export interface StepRunnerDeps
  extends
    Pick<DecisionContext, 'configuredChannels' | 'staffEmail' | 'randomId'>,
    Pick<JobDeps, 'clock' | 'log'> {
  readonly store: Db
  /** Reads a row of the settings table; `null` where there is none. */
  readonly readSetting: (key: string) => Promise<string | null>
}

const MAX_STEPS_PER_TRANSACTION = 50
/** Delay after a defect in the code: the alarm is tried again and the others continue. */
const DEFECT_RETRY_MS = 30_000

/**
 * Creates the function that advances due alarms by the plans of the settings table. It resolves
 * with true if there were any.
 */
export function createStepRunner(deps: StepRunnerDeps): () => Promise<boolean> {
  const { store, clock, log } = deps
  const reported = new Map<PlanKey, string>()

  /** Logs each mistake once, not at every poll. */
  const reportPlan = (setting: PlanKey, problem: string): void => {
    if (reported.get(setting) === problem) return
    reported.set(setting, problem)
    log.error({ setting, problem }, 'invalid alarm plan, using the default')
  }

  /** Keeps an alarm that cannot be decided from stopping the others. */
  const decideSafely = (
    alarm: DueAlarm,
    staff: readonly StaffMember[],
    plans: Plans,
  ): AlarmDecision => {
    const plan = planFor(alarm, plans)
    try {
      return decideStep(alarm, { ...deps, now: clock(), plan, staff })
    } catch (error) {
      log.error({ err: error, submission: alarm.lead.id }, 'step of an alarm not decided')
      const { round, step } = alarm
      const nextAt = clock() + DEFECT_RETRY_MS
      return { plan: plan.text, round, step, nextAt, isExpired: false, notices: [] }
    }
  }

  return async () => {
    const plans = await readPlans(deps.readSetting, reportPlan)
    const advanced = await advanceAlarms(store, {
      now: clock(),
      limit: MAX_STEPS_PER_TRANSACTION,
      decide: (alarm, staff) => decideSafely(alarm, staff, plans),
    })
    for (const { lead, decision } of advanced) {
      if (decision.isExpired)
        log.error({ submission: lead.id }, 'nobody accepted this lead, its alarm is over')
    }
    return advanced.length > 0
  }
}

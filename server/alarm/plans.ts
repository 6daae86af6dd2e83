import { type AlarmPlan, DEFAULT_PLANS, planKey, type PlanKey } from '#domain/alarm-plan.ts'
import { readAlarmPlan } from '#domain/alarm-plan-reader.ts'
import type { DueAlarm } from '#server/store/alarm/alarm-step.ts'

/** A plan as it stands in the settings, and as it is kept with an alarm. */
export interface WrittenPlan {
  readonly text: string
  readonly plan: AlarmPlan
}

export type Plans = Readonly<Record<PlanKey, WrittenPlan>>

function planOf(text: string): AlarmPlan {
  const reading = readAlarmPlan(text)
  if (!reading.ok) throw new Error(reading.problem)
  return reading.plan
}

const fallback = (key: PlanKey): WrittenPlan => ({
  text: DEFAULT_PLANS[key],
  plan: planOf(DEFAULT_PLANS[key]),
})

/** The plans without any settings row. */
export const shippedPlans: Plans = {
  alarm_plan: fallback('alarm_plan'),
  alarm_plan_later: fallback('alarm_plan_later'),
}

/**
 * The plans of the settings table. A row that cannot be read must not keep a
 * request from ringing: the default rings instead.
 * @param onProblem told of each row that is no plan
 */
export async function readPlans(
  readSetting: (key: string) => Promise<string | null>,
  onProblem: (key: PlanKey, problem: string) => void,
): Promise<Plans> {
  const read = async (key: PlanKey): Promise<WrittenPlan> => {
    const text = (await readSetting(key)) ?? ''
    if (text === '') return fallback(key)
    const reading = readAlarmPlan(text)
    if (reading.ok) return { text, plan: reading.plan }
    onProblem(key, reading.problem)
    return fallback(key)
  }
  return { alarm_plan: await read('alarm_plan'), alarm_plan_later: await read('alarm_plan_later') }
}

/** The plan of an alarm: the one with which it began, or that of now. */
export function planFor({ plan, lead }: DueAlarm, plans: Plans): WrittenPlan {
  const kept = plan === null ? null : readAlarmPlan(plan)
  if (plan !== null && kept?.ok) return { text: plan, plan: kept.plan }
  return plans[planKey(lead.timeframe)]
}

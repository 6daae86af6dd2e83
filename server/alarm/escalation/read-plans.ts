import { type AlarmPlan, DEFAULT_PLANS, planKey, type PlanKey } from '#domain/alarm/plan.ts'
import { parseAlarmPlan } from '#domain/alarm/plan-reader.ts'
import type { DueAlarm } from './alarm-step.ts'

/** A plan as text of the settings table, stored with each alarm, and parsed. */
export interface ParsedPlan {
  readonly text: string
  readonly plan: AlarmPlan
}

export type Plans = Readonly<Record<PlanKey, ParsedPlan>>

function defaultPlan(key: PlanKey): ParsedPlan {
  const text = DEFAULT_PLANS[key]
  const reading = parseAlarmPlan(text)
  if (!reading.ok) throw new Error(reading.problem)
  return { text, plan: reading.plan }
}

/** The plans without any settings row. */
export const defaultPlans: Plans = {
  alarm_plan: defaultPlan('alarm_plan'),
  alarm_plan_later: defaultPlan('alarm_plan_later'),
}

/**
 * Reads the plans of the settings table. Uses the default for a row that cannot be parsed, so that
 * a mistake does not silence alarms.
 * @param onProblem called for each row that is not a plan
 */
export async function readPlans(
  readSetting: (key: string) => Promise<string | null>,
  onProblem: (key: PlanKey, problem: string) => void,
): Promise<Plans> {
  const read = async (key: PlanKey): Promise<ParsedPlan> => {
    const text = (await readSetting(key)) ?? ''
    if (text === '') return defaultPlans[key]
    const reading = parseAlarmPlan(text)
    if (reading.ok) return { text, plan: reading.plan }
    onProblem(key, reading.problem)
    return defaultPlans[key]
  }
  return { alarm_plan: await read('alarm_plan'), alarm_plan_later: await read('alarm_plan_later') }
}

/** Returns the plan with which an alarm began, or the current one. */
export function planFor({ plan, lead }: DueAlarm, plans: Plans): ParsedPlan {
  const kept = plan === null ? null : parseAlarmPlan(plan)
  if (plan !== null && kept?.ok) return { text: plan, plan: kept.plan }
  return plans[planKey(lead.timeframe)]
}

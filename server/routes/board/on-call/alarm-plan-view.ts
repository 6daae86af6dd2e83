import { ON_CALL_MESSAGES } from '#copy/server/on-call.ts'
import { ALARM_LIFETIME_MS } from '#domain/alarm/plan.ts'
import { choicesOfPlan } from '#domain/alarm/plan-choices.ts'
import { business } from '#domain/business/business.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'
import type { Language } from '#domain/text/language.ts'
import { nextLocalTime } from '#domain/staff/on-call/on-call.ts'
import { previewPlan } from '#server/leads/escalation/plan-preview.ts'
import { defaultPlans, type ParsedPlan } from '#server/leads/escalation/read-plans.ts'
import type { AlarmPlanView } from '#server/pages/board/on-call-props.ts'
import type { NoticeSettings } from '#server/store/notice.ts'
import type { StaffMember } from '#server/store/staff-member.ts'

/** The time of the request that is shown: the night is when the plan matters. */
const EXAMPLE_TIME = '03:00'

interface AlarmPlanViewOptions {
  readonly plan: ParsedPlan
  readonly staff: readonly StaffMember[]
  readonly settings: NoticeSettings
  readonly now: number
  readonly language: Language
  readonly mayChange: boolean
}

/** Returns the alarm plan as sentences with clock times and names. */
export function alarmPlanView(options: AlarmPlanViewOptions): AlarmPlanView {
  const { plan, staff, settings, now, language, mayChange } = options
  const { alarm: messages } = ON_CALL_MESSAGES[language]
  const at = nextLocalTime(EXAMPLE_TIME, now, business.timeZone)
  const { steps, againAt } = previewPlan(at, { plan, staff, ...settings })
  const time = (moment: number): string =>
    formatLocalTime(Math.round(moment / MINUTE_MS) * MINUTE_MS, language, 'time')
  const namesOf = (members: readonly StaffMember[]): readonly string[] =>
    members.map(({ name }) => cleanLine(name))
  const list = (members: readonly StaffMember[]): string =>
    new Intl.ListFormat(language).format(namesOf(members))
  const end = time(at + ALARM_LIFETIME_MS)
  const rings = steps.some(({ called }) => called.length > 0)
  const choices = choicesOfPlan(plan.plan)
  return {
    intro: messages.text(time(at)),
    sentences: [
      ...steps.flatMap(({ at: stepAt, called, messaged }) => [
        ...(messaged.length > 0 ? [messages.messages(time(stepAt), list(messaged))] : []),
        ...(called.length > 0 ? [messages.calls(time(stepAt), namesOf(called), list(called))] : []),
      ]),
      ...(rings ? [] : [messages.nobody]),
      ...(againAt === null ? [] : [messages.again(time(againAt), end)]),
      messages.end(end),
    ],
    choices: mayChange ? (choices ?? choicesOfPlan(defaultPlans.alarm_plan.plan)) : null,
    isByHand: choices === null,
  }
}

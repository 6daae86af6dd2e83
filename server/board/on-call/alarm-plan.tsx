import { ON_CALL_MESSAGES } from '#copy/server/on-call.ts'
import { ALARM_LIFETIME_MS } from '#domain/alarm/plan.ts'
import {
  choicesOfPlan,
  PLAN_CHOICE_NAMES,
  PLAN_CHOICES,
  type PlanChoiceName,
} from '#domain/alarm/plan-choices.ts'
import { business } from '#domain/business/business.ts'
import { nextLocalTime } from '#domain/staff/on-call/on-call.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'
import { previewPlan } from '#server/alarm/escalation/plan-preview.ts'
import { defaultPlans, type ParsedPlan } from '#server/alarm/escalation/read-plans.ts'
import type { Viewer } from '#server/db/tables/board-records.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import { formatDuration } from '#domain/time/format-duration.ts'
import type { Language } from '#domain/text/language.ts'
import { ProblemMessage, SelectField } from '#server/pages/parts/fields.tsx'
import type { Saved } from '#server/board/saved.ts'
import { SavedNote } from '#server/board/saved-note.tsx'
import { PLAN_ADDRESS } from '#server/board/addresses.ts'

/** The time of the request that is shown: the night is when the plan matters. */
const EXAMPLE_TIME = '03:00'

interface AlarmPlanProps {
  readonly viewer: Viewer
  readonly plan: ParsedPlan
  /** In alarm order. */
  readonly staff: readonly StaffMember[]
  readonly settings: NoticeSettings
  readonly now: number
  readonly saved: Saved | null
  readonly mayChange: boolean
  /** What is wrong with the choices that were sent. */
  readonly problem: string | null
}

/** Renders what follows an urgent request that nobody takes, and the form that changes it. */
export function AlarmPlan(props: AlarmPlanProps) {
  const { plan, now, saved, mayChange, problem } = props
  const { language } = props.viewer
  const { alarm: messages } = ON_CALL_MESSAGES[language]
  const at = nextLocalTime(EXAMPLE_TIME, now, business.timeZone)
  const byChoice = choicesOfPlan(plan.plan)
  const choices = byChoice ?? choicesOfPlan(defaultPlans.alarm_plan.plan)
  return (
    <section>
      <h2>{messages.heading}</h2>
      <p className="more">{messages.text(clock(at, language))}</p>
      <ol className="week" data-live="plan">
        {sentencesOf(props, at).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <p className="more">{messages.rest}</p>
      <SavedNote language={language} saved={saved} kinds={['plan']} />
      {mayChange && choices !== null && (
        <div className="do">
          <details id="plan" open={problem !== null}>
            <summary>{messages.change}</summary>
            <form method="post" action={`${PLAN_ADDRESS}#plan`}>
              <ProblemMessage problem={problem} />
              {byChoice === null && <p className="more">{messages.byHand}</p>}
              {PLAN_CHOICE_NAMES.map((name) => (
                <Choice key={name} name={name} chosen={choices[name]} language={language} />
              ))}
              <button className="btn btn-outline">{messages.save}</button>
            </form>
          </details>
        </div>
      )}
    </section>
  )
}

interface ChoiceProps {
  readonly name: PlanChoiceName
  readonly chosen: number
  readonly language: Language
}

const clock = (moment: number, language: Language): string =>
  formatLocalTime(Math.round(moment / MINUTE_MS) * MINUTE_MS, language, 'time')

/** Returns what happens after a request, as sentences with clock times and names. */
function sentencesOf(
  { viewer: { language }, plan, staff, settings }: AlarmPlanProps,
  at: number,
): readonly string[] {
  const { alarm: messages } = ON_CALL_MESSAGES[language]
  const { steps, againAt } = previewPlan(at, { plan, staff, ...settings })
  const time = (moment: number): string => clock(moment, language)
  const names = (members: readonly StaffMember[]): readonly string[] =>
    members.map(({ name }) => cleanLine(name))
  const list = (members: readonly StaffMember[]): string =>
    new Intl.ListFormat(language).format(names(members))
  const end = time(at + ALARM_LIFETIME_MS)
  return [
    ...steps.flatMap(({ at: stepAt, called, messaged }) => [
      ...(messaged.length > 0 ? [messages.messages(time(stepAt), list(messaged))] : []),
      ...(called.length > 0 ? [messages.calls(time(stepAt), names(called), list(called))] : []),
    ]),
    ...(steps.some(({ called }) => called.length > 0) ? [] : [messages.nobody]),
    ...(againAt === null ? [] : [messages.again(time(againAt), end)]),
    messages.end(end),
  ]
}

function Choice({ name, chosen, language }: ChoiceProps) {
  const { alarm: messages } = ON_CALL_MESSAGES[language]
  const text = (value: number): string => {
    if (name === 'count') return String(value)
    return value === 0 ? messages.never : formatDuration(value, language)
  }
  return (
    <SelectField
      id={`plan-${name}`}
      name={name}
      label={messages.choices[name]}
      defaultValue={chosen}
    >
      {PLAN_CHOICES[name].map((value) => (
        <option key={value} value={value}>
          {text(value)}
        </option>
      ))}
    </SelectField>
  )
}

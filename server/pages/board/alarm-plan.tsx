import { ON_CALL_MESSAGES } from '#copy/server/on-call.ts'
import { PLAN_CHOICE_NAMES, PLAN_CHOICES, type PlanChoiceName } from '#domain/alarm/plan-choices.ts'
import { formatDuration } from '#domain/time/format-duration.ts'
import type { Language } from '#domain/text/language.ts'
import { ProblemMessage, SelectField } from '../parts/fields.tsx'
import { PLAN_ADDRESS } from './addresses.ts'
import type { AlarmPlanView } from './on-call-props.ts'

interface AlarmPlanProps {
  readonly language: Language
  readonly plan: AlarmPlanView
  /** What is wrong with the choices that were sent. */
  readonly problem: string | null
}

/** Renders what follows a request, as clock times, and the form that changes it (R222). */
export function AlarmPlan({ language, plan, problem }: AlarmPlanProps) {
  const { alarm: messages } = ON_CALL_MESSAGES[language]
  const { intro, sentences, choices, isByHand } = plan
  return (
    <section>
      <h2>{messages.heading}</h2>
      <p className="more">{intro}</p>
      <ol className="week" data-live="plan">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <p className="more">{messages.rest}</p>
      {choices !== null && (
        <div className="do">
          <details id="plan" open={problem !== null}>
            <summary>{messages.change}</summary>
            <form method="post" action={`${PLAN_ADDRESS}#plan`}>
              <ProblemMessage problem={problem} />
              {isByHand && <p className="more">{messages.byHand}</p>}
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

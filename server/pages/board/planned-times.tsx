import { ON_CALL_MESSAGES } from '#copy/server/on-call.ts'
import { OVERRIDE_KINDS } from '#domain/staff/on-call/on-call.ts'
import type { Language } from '#domain/text/language.ts'
import { ProblemMessage, TextField } from '../parts/fields.tsx'
import { ON_CALL_ADDRESS } from './addresses.ts'
import type { OnCallPageProps, PlannedView } from './on-call-props.ts'
import { RemovalForm } from './removal-form.tsx'
import { StaffSelect } from './staff-select.tsx'

/** Address of the form that adds and removes times off and on. */
const OVERRIDE_ADDRESS = `${ON_CALL_ADDRESS}/override`

interface PlannedTimesProps {
  readonly planned: readonly PlannedView[]
  readonly language: Language
}

/** Renders the holidays and changed nights that are planned. */
export function PlannedTimes({ planned, language }: PlannedTimesProps) {
  const messages = ON_CALL_MESSAGES[language]
  if (planned.length === 0) return <p className="more">{messages.nothingPlanned}</p>
  return (
    <ul className="entries">
      {planned.map(({ name, text, fields }) => (
        <li key={`${name}, ${text}`}>
          <span>
            <b>{name}</b>
            <span className="more">{text}</span>
          </span>
          {fields && (
            <RemovalForm
              language={language}
              action={OVERRIDE_ADDRESS}
              what={`${name}, ${text}`}
              fields={fields}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

/**
 * Renders the form that plans a time off or on. Date and time are two inputs each, because one of
 * both is cut off on a narrow phone.
 */
export function PlanForm(props: OnCallPageProps) {
  const { language, viewerId, changeable, mayChangeAll, staff, until, rejected } = props
  const messages = ON_CALL_MESSAGES[language]
  const shown = rejected?.form === 'override' ? rejected : null
  const fields = shown && shown.typed
  return (
    <details id="override" open={fields !== null}>
      <summary>{messages.plan}</summary>
      <form method="post" action={`${OVERRIDE_ADDRESS}#override`}>
        <ProblemMessage problem={shown && shown.problem} />
        <StaffSelect
          id="plan-who"
          name="staffMember"
          label={messages.who}
          staff={changeable}
          chosen={fields?.['staffMember'] ?? viewerId}
          nobody={null}
        />
        <fieldset className="choices">
          <legend className="field-label">{messages.what}</legend>
          {OVERRIDE_KINDS.map((kind) => (
            <label key={kind} className="choice">
              <input
                type="radio"
                name="kind"
                value={kind}
                defaultChecked={(fields?.['kind'] ?? 'off') === kind}
              />
              {messages.kinds[kind]}
            </label>
          ))}
        </fieldset>
        <MomentFields
          id="begins"
          names={['from-day', 'from-time']}
          labels={[messages.begins, messages.beginsTime]}
          values={[fields?.['from-day'] ?? '', fields?.['from-time'] ?? '']}
          isRequired={false}
        />
        <MomentFields
          id="until"
          names={['day', 'time']}
          labels={[messages.until, messages.time]}
          values={[fields?.['day'] ?? until.day, fields?.['time'] ?? until.time]}
          isRequired
        />
        {mayChangeAll && staff.length > 1 && (
          <StaffSelect
            id="plan-instead"
            name="instead"
            label={messages.instead}
            staff={staff}
            chosen={fields?.['instead'] ?? ''}
            nobody={messages.nobody}
          />
        )}
        <button className="btn btn-outline">{messages.planButton}</button>
      </form>
    </details>
  )
}

interface MomentFieldsProps {
  readonly id: string
  readonly names: readonly [string, string]
  readonly labels: readonly [string, string]
  readonly values: readonly [string, string]
  readonly isRequired: boolean
}

function MomentFields({ id, names, labels, values, isRequired }: MomentFieldsProps) {
  return (
    <>
      <TextField
        id={`${id}-day`}
        name={names[0]}
        label={labels[0]}
        type="date"
        defaultValue={values[0]}
        required={isRequired}
      />
      <TextField
        id={`${id}-time`}
        name={names[1]}
        label={labels[1]}
        type="time"
        defaultValue={values[1]}
        required={isRequired}
      />
    </>
  )
}

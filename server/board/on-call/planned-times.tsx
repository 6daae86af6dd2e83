import { ON_CALL_MESSAGES } from '#copy/server/on-call.ts'
import { business } from '#domain/business/business.ts'
import { nextMorning, OVERRIDE_KINDS } from '#domain/staff/on-call/on-call.ts'
import { localDateTime } from '#domain/staff/on-call/shift.ts'
import { isAllowed } from '#domain/staff/roles.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { ProblemMessage, TextField } from '#server/pages/parts/fields.tsx'
import { ON_CALL_ADDRESS } from '#server/board/addresses.ts'
import { momentText, overrideSpan } from '#server/pages/shift-text.ts'
import { mayChange } from './may-change.ts'
import type { OnCallPageProps } from './on-call-props.ts'
import { RemovalForm } from './removal-form.tsx'
import { StaffSelect } from './staff-select.tsx'

/** Address of the form that adds and removes times off and on. */
const OVERRIDE_ADDRESS = `${ON_CALL_ADDRESS}/override`

/** Renders the times off and on that are not over, the next one first. */
export function PlannedTimes({ viewer, staff, now }: OnCallPageProps) {
  const { language } = viewer
  const { nothingPlanned, theirs, ahead } = ON_CALL_MESSAGES[language]
  const planned = staff
    .flatMap(({ id, name, overrides }) =>
      overrides.map((override) => ({ id, name: cleanLine(name), ...override })),
    )
    .filter(({ until }) => until > now)
    .toSorted((one, other) => one.from - other.from)
  if (planned.length === 0) return <p className="more">{nothingPlanned}</p>
  return (
    <ul className="entries">
      {planned.map(({ id, name, kind, from, until }) => {
        const text =
          from <= now
            ? theirs[kind](momentText(until, now, language))
            : ahead[kind](overrideSpan({ from, until }, now, language))
        return (
          <li key={`${name}, ${text}`}>
            <span>
              <b>{name}</b>
              <span className="more">{text}</span>
            </span>
            {mayChange(viewer, id) && (
              <RemovalForm
                language={language}
                action={OVERRIDE_ADDRESS}
                what={`${name}, ${text}`}
                fields={{ staffMember: id, kind, from: String(from), until: String(until) }}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/**
 * Renders the form that plans a time off or on. Date and time are two inputs each, because one of
 * both is cut off on a narrow phone.
 */
export function PlanForm({ viewer, staff, now, rejected }: OnCallPageProps) {
  const messages = ON_CALL_MESSAGES[viewer.language]
  const { timeZone } = business
  const [morning = '', time = ''] = localDateTime(nextMorning(now, timeZone), timeZone).split('T')
  const shown = rejected?.form === 'override' ? rejected : null
  const fields = shown?.typed
  return (
    <details id="override" open={shown !== null}>
      <summary>{messages.plan}</summary>
      <form method="post" action={`${OVERRIDE_ADDRESS}#override`}>
        <ProblemMessage problem={shown && shown.problem} />
        <StaffSelect
          id="plan-who"
          name="staffMember"
          label={messages.who}
          staff={staff.filter(({ id }) => mayChange(viewer, id))}
          chosen={fields?.['staffMember'] ?? viewer.id}
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
          values={[fields?.['day'] ?? morning, fields?.['time'] ?? time]}
          isRequired
        />
        {isAllowed(viewer.role, 'schedules') && staff.length > 1 && (
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

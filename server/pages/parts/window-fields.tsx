import { type bookableDays, windowName } from '#domain/time/appointment.ts'
import { business } from '#domain/business/business.ts'
import type { Language } from '#domain/text/language.ts'
import { SelectField } from './fields.tsx'

interface WindowFieldsProps {
  readonly language: Language
  /** The days that can be chosen. */
  readonly days: ReturnType<typeof bookableDays>
  /** Makes the ids unique where a form has several. */
  readonly number: number
  readonly labels: { readonly day: string; readonly time: string }
  readonly isRequired: boolean
  readonly chosen: { readonly date: string; readonly window: string }
  readonly problem: string | null
}

/** Renders the choice of a day and of one of the windows that the form offers too. */
export function WindowFields(props: WindowFieldsProps) {
  const { language, days, number, labels, isRequired, chosen, problem } = props
  // One problem of two fields, which the form names once.
  const invalid = problem === null ? {} : { 'aria-invalid': true, 'aria-describedby': 'problem' }
  return (
    <div className="window">
      <SelectField
        id={`date-${number}`}
        name="date"
        label={labels.day}
        required={isRequired}
        defaultValue={chosen.date}
        {...invalid}
      >
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no day is chosen */}
        <option value="" />
        {days.map(({ date, name }) => (
          <option key={date} value={date}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        id={`window-${number}`}
        name="window"
        label={labels.time}
        required={isRequired}
        defaultValue={chosen.window}
        {...invalid}
      >
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no time is chosen */}
        <option value="" />
        {business.appointmentHours.map((hour) => (
          <option key={hour} value={hour}>
            {windowName(hour, language)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

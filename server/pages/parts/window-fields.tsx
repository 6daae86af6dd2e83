import { type bookableDays, windowName } from '#domain/time/appointment.ts'
import { business } from '#domain/business/business.ts'
import type { Language } from '#domain/text/language.ts'
import { invalidAttributes } from './problem-message.tsx'

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
  return (
    <div className="window">
      <p>
        <label htmlFor={`date-${number}`}>{labels.day}</label>
        <select
          id={`date-${number}`}
          name="date"
          required={isRequired}
          defaultValue={chosen.date}
          {...invalidAttributes(problem)}
        >
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no day is chosen */}
          <option value="" />
          {days.map(({ date, name }) => (
            <option key={date} value={date}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <p>
        <label htmlFor={`window-${number}`}>{labels.time}</label>
        <select
          id={`window-${number}`}
          name="window"
          required={isRequired}
          defaultValue={chosen.window}
          {...invalidAttributes(problem)}
        >
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no time is chosen */}
          <option value="" />
          {business.appointmentHours.map((hour) => (
            <option key={hour} value={hour}>
              {windowName(hour, language)}
            </option>
          ))}
        </select>
      </p>
    </div>
  )
}

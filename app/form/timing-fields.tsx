import { useCopy, useNames } from '#copy/loader/use-copy.ts'
import {
  APPOINTMENT_MAX_DAYS,
  localDate,
  offersAppointments,
  shiftDate,
  toAppointment,
  windowName,
} from '#domain/time/appointment.ts'
import { business } from '#domain/business/business.ts'
import { TIMEFRAMES, visibleFields } from '#domain/submission/draft.ts'
import { Field } from '#app/ui/field.tsx'
import type { FormView } from './form-view.ts'
import { TextField } from './text-field.tsx'

export function TimingFields({
  form,
  noscript,
}: {
  form: FormView
  /** 'appointment' for a page with space for the fields of an appointment without scripts. */
  noscript: 'appointment' | undefined
}) {
  const names = useNames()
  const { labels, hints, optional } = useCopy('submissionForm')
  return (
    <>
      <Field id="timeframe" label={labels.timeframe} error={form.errorOf('timeframe')}>
        {(control) => (
          <select
            {...control}
            name="timeframe"
            className="control"
            defaultValue={form.draft.timeframe}
            required
          >
            {TIMEFRAMES.map((timeframe) => (
              <option key={timeframe} value={timeframe}>
                {names.timeframe(timeframe)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {visibleFields(form.draft).appointment ? (
        <AppointmentFields form={form} />
      ) : (
        noscript && (
          <noscript>
            {/* React does not hydrate it, so that its script contains no copy. */}
            {import.meta.env.SSR && offersAppointments() && (
              <>
                <p className="field-optional">{hints.appointment}</p>
                <AppointmentFields form={form} />
              </>
            )}
          </noscript>
        )
      )}
      <Field
        id="notes"
        label={labels.notes}
        note={optional}
        hint={hints.notes}
        error={form.errorOf('notes')}
      >
        {(control) => (
          <textarea
            {...control}
            name="notes"
            rows={1}
            className="control"
            defaultValue={form.draft.notes}
          />
        )}
      </Field>
      {form.thirdParty.offersArrivalSms && (
        <label className="captcha-box sms-consent">
          <input
            type="checkbox"
            name="sms_consent_at"
            defaultChecked={form.draft.sms_consent_at !== ''}
          />
          <span>{labels.sms_consent_at}</span>
        </label>
      )}
    </>
  )
}

/**
 * Limits the dates that the browser offers: when the field appears, because WebKit reports no focus
 * of a date field, and with the focus, because midnight may have passed.
 */
function setLimits(input: HTMLInputElement): void {
  const today = localDate(Date.now())
  input.min = today
  input.max = shiftDate(today, APPOINTMENT_MAX_DAYS)
}

/** Lists the hours at which windows of a day begin, of today those that are not past. */
const hoursLeft = (date: string): readonly number[] =>
  business.appointmentHours.filter((hour) => {
    const start = toAppointment(date, String(hour))?.appointment_start
    return start === undefined || Date.parse(start) > Date.now()
  })

/** Renders the day and the window of hours that the visitor prefers; both are optional. */
function AppointmentFields({ form }: { form: FormView }) {
  const { labels, optional, thirdParty } = useCopy('submissionForm')
  return (
    <div className="form-pair">
      <TextField
        form={form}
        name="appointment_date"
        type="date"
        optional
        ref={(input) => void (input && setLimits(input))}
        onFocus={({ currentTarget }) => setLimits(currentTarget)}
      />
      <Field
        id="appointment_window"
        label={labels.appointment_window}
        note={optional}
        error={form.errorOf('appointment_window')}
      >
        {(control) => (
          <select
            {...control}
            name="appointment_window"
            className="control"
            defaultValue={form.draft.appointment_window}
          >
            <option value="">{labels.appointment_window}</option>
            {hoursLeft(form.draft.appointment_date).map((hour) => (
              <option key={hour} value={hour}>
                {windowName(hour, thirdParty.language)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}

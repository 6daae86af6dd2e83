import { requestForm } from '#app/content/en/request-form.ts'
import { TIMEFRAMES } from '#domain/request.ts'
import { Field } from '#app/ui/field.tsx'
import type { FormView } from './form-view.ts'

/** When, and anything else worth knowing (R31). */
export function TimingFields({ form }: { form: FormView }) {
  return (
    <>
      <Field id="timeframe" label={requestForm.labels.timeframe} error={form.errorOf('timeframe')}>
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
                {timeframe}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        id="notes"
        label={requestForm.labels.notes}
        note={requestForm.optional}
        hint={requestForm.hints.notes}
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
    </>
  )
}

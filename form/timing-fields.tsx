import { useCopy, useNames } from '#copy/loader/use-copy.ts'
import { TIMEFRAMES } from '#domain/submission/input.ts'
import { Field } from '#site/ui/field.tsx'
import type { FormView } from './form-view.ts'

export function TimingFields({ form }: { form: FormView }) {
  const names = useNames()
  const { labels, hints, optional } = useCopy('requestForm')
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
    </>
  )
}

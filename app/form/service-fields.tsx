import { useCopy, useNames } from '#copy/loader/use-copy.ts'
import { OTHER_SERVICE, serviceGroups, allServices } from '#domain/services/services.ts'
import { visibleFields } from '#domain/submission/draft.ts'
import { Field } from '#app/ui/field.tsx'
import type { FormView } from './form-view.ts'
import { TextField } from './text-field.tsx'

const VEHICLE_FIELDS = ['vehicle_year', 'vehicle_make', 'vehicle_model'] as const

/**
 * Renders the service and its dependent fields: description, vehicle, key question.
 */
export function ServiceFields({ form }: { form: FormView }) {
  const names = useNames()
  const { labels, placeholders, hints, vehicleHeading } = useCopy('submissionForm')
  const shown = visibleFields(form.draft)
  return (
    <>
      <Field id="service" label={labels.service} error={form.errorOf('service')}>
        {(control) => (
          <select
            {...control}
            name="service"
            className="control"
            defaultValue={form.draft.service}
            required
          >
            <option value="" disabled>
              {placeholders.service}
            </option>
            {serviceGroups().map((group) => (
              <optgroup key={group.id} label={names.group(group.id)}>
                {allServices()
                  .filter((service) => service.group === group.id)
                  .map(({ label }) => (
                    <option key={label} value={label}>
                      {names.service(label)}
                    </option>
                  ))}
              </optgroup>
            ))}
            <option value={OTHER_SERVICE}>{names.service(OTHER_SERVICE)}</option>
          </select>
        )}
      </Field>
      {shown.otherService && (
        <TextField
          form={form}
          name="other_service"
          hint={hints.other_service}
          autoComplete="off"
          required
        />
      )}
      {shown.vehicle !== 'none' && (
        <fieldset className="form-details">
          <legend className="field-label">{vehicleHeading}</legend>
          <div className="form-vehicle form-halves">
            {VEHICLE_FIELDS.map((name) => (
              <TextField
                key={name}
                form={form}
                name={name}
                inputMode={name === 'vehicle_year' ? 'numeric' : undefined}
                autoComplete="off"
                optional={shown.vehicle === 'optional'}
              />
            ))}
          </div>
          {shown.keyQuestion && <KeyQuestion form={form} name={shown.keyQuestion} />}
        </fieldset>
      )}
    </>
  )
}

function KeyQuestion({ form, name }: { form: FormView; name: 'all_keys_lost' | 'unused_key' }) {
  const messages = useCopy('submissionForm')
  return (
    <fieldset className="key-question">
      <legend className="field-label">{messages.labels[name]}</legend>
      <div className="form-halves">
        {(['yes', 'no'] as const).map((value) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={form.draft[name] === value}
            />
            {messages[value]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import type { ReactNode } from 'react'
import type { FormMessages } from '#copy/server/plain-form-en.ts'
import { offersAppointments, windowName } from '#domain/time/appointment.ts'
import { business } from '#domain/business/business.ts'
import { OTHER_SERVICE, serviceGroups, allServices } from '#domain/services/services.ts'
import { type Draft, FIELD_NAMES, type FieldName, TIMEFRAMES } from '#domain/submission/draft.ts'
import { AUTOCOMPLETE, INPUT_TYPES } from '#domain/submission/input-attributes.ts'
import type { FieldMessages } from '#domain/submission/rule-messages.ts'
import { type ControlProps, Field } from '#app/ui/field.tsx'

interface FormFieldsProps {
  readonly draft: Draft
  readonly errors: FieldMessages
  readonly messages: FormMessages
}

interface FieldProps extends FormFieldsProps {
  readonly name: FieldName
}

/** Fields that are not a text input. */
const CONTROL_BY_FIELD: Readonly<Partial<Record<FieldName, (props: FieldProps) => ReactNode>>> = {
  service: ServiceSelect,
  locked_in: LockedInBox,
  all_keys_lost: YesNoRadios,
  unused_key: YesNoRadios,
  timeframe: TimeframeSelect,
  appointment_window: WindowSelect,
  notes: NotesArea,
}

/**
 * Renders every field of the form with its value and error, except the consent to a text
 * message: an unverified submission gets none.
 */
export function FormFields(props: FormFieldsProps) {
  return FIELD_NAMES.filter(
    (name) =>
      name !== 'sms_consent_at' && (offersAppointments() || !name.startsWith('appointment')),
  ).map((name) => {
    const Control = CONTROL_BY_FIELD[name] ?? TextInput
    return <Control key={name} {...props} name={name} />
  })
}

/** Renders the site's field around a control that gets its attributes. */
function LabelledField(
  props: FieldProps & { readonly children: (attributes: ControlAttributes) => ReactNode },
) {
  const { name, errors, messages, children } = props
  return (
    <Field id={name} label={messages.labels[name]} error={errors[name]}>
      {(control) => children({ ...control, name, className: 'control' })}
    </Field>
  )
}

interface ControlAttributes extends ControlProps {
  readonly name: FieldName
  readonly className: string
}

function TextInput(props: FieldProps) {
  const { name, draft } = props
  return (
    <LabelledField {...props}>
      {(attributes) => (
        <input
          {...attributes}
          inputMode={name === 'vehicle_year' ? 'numeric' : undefined}
          type={INPUT_TYPES[name] ?? 'text'}
          defaultValue={draft[name]}
          autoComplete={AUTOCOMPLETE[name] ?? 'off'}
        />
      )}
    </LabelledField>
  )
}

function ServiceSelect(props: FieldProps) {
  const { draft, messages } = props
  return (
    <LabelledField {...props}>
      {(attributes) => (
        <select {...attributes} defaultValue={draft.service}>
          <option value="">{messages.chooseService}</option>
          {serviceGroups().map((group) => (
            <optgroup key={group.id} label={messages.groups[group.id] ?? group.label}>
              {allServices()
                .filter((service) => service.group === group.id)
                .map(({ label }) => (
                  <TranslatedOption key={label} value={label} messages={messages} />
                ))}
            </optgroup>
          ))}
          <TranslatedOption value={OTHER_SERVICE} messages={messages} />
        </select>
      )}
    </LabelledField>
  )
}

function TimeframeSelect(props: FieldProps) {
  const { draft, messages } = props
  return (
    <LabelledField {...props}>
      {(attributes) => (
        <select {...attributes} defaultValue={draft.timeframe}>
          {TIMEFRAMES.map((each) => (
            <TranslatedOption key={each} value={each} messages={messages} />
          ))}
        </select>
      )}
    </LabelledField>
  )
}

interface TranslatedOptionProps {
  readonly value: string
  readonly messages: FormMessages
}

/** Renders an option. A translated label still sends the stored English value. */
function TranslatedOption({ value, messages: { options } }: TranslatedOptionProps) {
  const name = options[value] ?? value
  return <option value={name === value ? undefined : value}>{name}</option>
}

function WindowSelect(props: FieldProps) {
  const { draft, messages } = props
  return (
    <LabelledField {...props}>
      {(attributes) => (
        <select {...attributes} defaultValue={draft.appointment_window}>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no time is chosen */}
          <option value="" />
          {business.appointmentHours.map((hour) => (
            <option key={hour} value={hour}>
              {windowName(hour, messages.language)}
            </option>
          ))}
        </select>
      )}
    </LabelledField>
  )
}

function NotesArea(props: FieldProps) {
  return (
    <LabelledField {...props}>
      {(attributes) => <textarea {...attributes} rows={4} defaultValue={props.draft.notes} />}
    </LabelledField>
  )
}

function LockedInBox({ name, draft, messages }: FieldProps) {
  return (
    <label className="choice">
      <input type="checkbox" name={name} defaultChecked={draft[name] !== ''} />
      {`${messages.labels[name]}. ${messages.lockedIn}`}
    </label>
  )
}

function YesNoRadios({ name, draft, messages }: FieldProps) {
  return (
    <fieldset id={name}>
      <legend className="field-label">{messages.labels[name]}</legend>
      <div className="choices">
        {(['no', 'yes'] as const).map((value) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={(draft[name] === 'yes') === (value === 'yes')}
            />
            {messages[value]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

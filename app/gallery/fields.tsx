import { TextField } from '#app/request-form/text-field.tsx'
import { requestForm } from '#app/content/en/request-form.ts'
import { ServiceFields } from '#app/request-form/service-fields.tsx'
import { TimingFields } from '#app/request-form/timing-fields.tsx'
import { Field } from '#app/ui/field.tsx'
import { MapPin } from '#app/ui/icons.tsx'
import { SERVICES } from '#domain/services.ts'
import { formSample } from './form-sample.ts'
import { GallerySection } from './gallery-section.tsx'

const { placeholders, ruleWords } = requestForm
const { rules } = ruleWords

const FORM = formSample(
  {
    phone: '(201) 555-0177',
    email: 'sam@',
    vehicle_make: 'Honda',
    service: 'Car Key Replacement',
    all_keys_lost: 'yes',
    notes: 'Second floor. The buzzer says 2B.\nPark in front of the bakery.',
  },
  { email: rules['email-invalid'], vehicle_year: rules['vehicle-year-invalid'] },
)

export function Fields() {
  return (
    <>
      <GallerySection name="fields" title="Fields: empty, valid, wrong, optional, disabled">
        <div className="gallery-pairs">
          <TextField form={FORM} name="name" hint={requestForm.hints.name} />
          <TextField form={FORM} name="phone" valid />
          <TextField form={FORM} name="email" optional />
          <TextField form={FORM} name="unit_number" optional />
          <TextField
            form={FORM}
            name="address"
            placeholder={requestForm.thirdParty.loadingMap}
            icon={<MapPin className="control-icon" />}
            disabled
          />
          <TextField form={FORM} name="gate_code" optional disabled />
        </div>
      </GallerySection>
      <GallerySection
        name="service-fields"
        title="Select with its vehicle fields and choices: chosen, wrong, filled, empty"
      >
        <ServiceFields form={FORM} />
      </GallerySection>
      <GallerySection name="selects" title="Selects: nothing chosen, wrong, disabled">
        <div className="gallery-pairs">
          <Select id="select-empty" />
          <Select id="select-wrong" error={rules['service-missing']} />
          <Select id="select-disabled" disabled />
        </div>
      </GallerySection>
      <GallerySection name="timing-fields" title="Select and text area: filled">
        <TimingFields form={FORM} />
      </GallerySection>
      <GallerySection name="textareas" title="Text areas: empty, wrong, disabled">
        <div className="gallery-pairs">
          <TextArea id="textarea-empty" />
          <TextArea id="textarea-wrong" error={rules['too-long']} />
          <TextArea id="textarea-disabled" disabled />
        </div>
      </GallerySection>
      <GallerySection name="choices" title="Choices: free, chosen, disabled">
        <div className="gallery-pairs">
          <Choice label={requestForm.no} />
          <Choice label={requestForm.yes} chosen />
          <Choice label={requestForm.no} disabled />
          <Choice label={requestForm.yes} chosen disabled />
        </div>
      </GallerySection>
    </>
  )
}

interface ControlState {
  readonly id: string
  readonly error?: string
  readonly disabled?: boolean
}

function Select({ id, error, disabled }: ControlState) {
  return (
    <Field id={id} label={requestForm.labels.service} error={error}>
      {(control) => (
        <select {...control} className="control" defaultValue="" disabled={disabled} required>
          <option value="" disabled>
            {placeholders.service}
          </option>
          {SERVICES.map(({ label }) => (
            <option key={label}>{label}</option>
          ))}
        </select>
      )}
    </Field>
  )
}

function TextArea({ id, error, disabled }: ControlState) {
  return (
    <Field
      id={id}
      label={requestForm.labels.notes}
      note={requestForm.optional}
      hint={requestForm.hints.notes}
      error={error}
    >
      {(control) => <textarea {...control} rows={1} className="control" disabled={disabled} />}
    </Field>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly chosen?: boolean
  readonly disabled?: boolean
}

function Choice({ label, chosen, disabled }: ChoiceProps) {
  return (
    <label className="choice">
      <input type="radio" defaultChecked={chosen} disabled={disabled} />
      {label}
    </label>
  )
}

import type { FieldMessages } from '#domain/rule-words.ts'
import { type FieldName, type RequestDraft, TIMEFRAMES } from '#domain/request.ts'
import { OTHER_SERVICE, SERVICE_GROUPS, SERVICES } from '#domain/services.ts'
import { type Markup, markup, NOTHING } from '#server/http/markup.ts'

/** What each field is called where no script can hide those that do not apply. */
export const FIELD_LABELS: Readonly<Record<FieldName, string>> = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email (optional)',
  address: 'Address',
  unit_number: 'Unit number (optional)',
  gate_code: 'Gate code (optional)',
  service: 'Service',
  other_service: 'If Other: what do you need?',
  vehicle_year: 'If it is about a car: year',
  vehicle_make: 'If it is about a car: make',
  vehicle_model: 'If it is about a car: model',
  all_keys_lost: 'For a car key replacement: are all keys lost?',
  unused_key: 'For key cutting or fob programming: do you have an unused key?',
  timeframe: 'When',
  notes: 'Notes (optional)',
}

const AUTOCOMPLETE: Readonly<Partial<Record<FieldName, string>>> = {
  name: 'name',
  phone: 'tel',
  email: 'email',
  address: 'street-address',
}

type InputType = 'text' | 'tel' | 'email'

/** Every field of the form (R31) with what was typed and what is wrong with it. */
export function formFields(draft: RequestDraft, errors: FieldMessages): readonly Markup[] {
  const input = (name: FieldName, type: InputType = 'text'): Markup => {
    const complete = AUTOCOMPLETE[name] ?? 'off'
    return field(
      name,
      errors,
      markup`<input id="${name}" type="${type}" name="${name}" value="${draft[name]}" autocomplete="${complete}"${marks(name, errors)}>`,
    )
  }
  return [
    input('name'),
    input('phone', 'tel'),
    input('email', 'email'),
    input('address'),
    input('unit_number'),
    input('gate_code'),
    field('service', errors, serviceSelect(draft.service, errors)),
    input('other_service'),
    input('vehicle_year'),
    input('vehicle_make'),
    input('vehicle_model'),
    yesNo('all_keys_lost', draft),
    yesNo('unused_key', draft),
    field('timeframe', errors, timeframeSelect(draft.timeframe, errors)),
    field('notes', errors, notesArea(draft.notes, errors)),
  ]
}

function field(name: FieldName, errors: FieldMessages, control: Markup): Markup {
  const message = errors[name]
  const error =
    message === undefined ? NOTHING : markup`<p class="error" id="${name}-error">${message}</p>`
  return markup`<label for="${name}">${FIELD_LABELS[name]}</label>${control}${error}
`
}

/** Ties a control to its message. */
function marks(name: FieldName, errors: FieldMessages): Markup {
  if (errors[name] === undefined) return NOTHING
  return markup` aria-invalid="true" aria-describedby="${name}-error"`
}

function serviceSelect(chosen: string, errors: FieldMessages): Markup {
  const groups = SERVICE_GROUPS.map((group) => {
    const services = SERVICES.filter((service) => service.group === group.id)
    const options = services.map(({ label }) => option(label, chosen))
    return markup`<optgroup label="${group.label}">${options}</optgroup>`
  })
  return markup`<select id="service" name="service"${marks('service', errors)}>
<option value="">Choose a service</option>${groups}${option(OTHER_SERVICE, chosen)}
</select>`
}

function timeframeSelect(chosen: string, errors: FieldMessages): Markup {
  const options = TIMEFRAMES.map((each) => option(each, chosen))
  return markup`<select id="timeframe" name="timeframe"${marks('timeframe', errors)}>${options}</select>`
}

/** The line end after the start tag is dropped by browsers, the text's own first one is not. */
function notesArea(notes: string, errors: FieldMessages): Markup {
  return markup`<textarea id="notes" name="notes" rows="4"${marks('notes', errors)}>
${notes}</textarea>`
}

function option(value: string, chosen: string): Markup {
  return markup`<option${value === chosen ? SELECTED : NOTHING}>${value}</option>`
}

const SELECTED = markup` selected`
const CHECKED = markup` checked`

function yesNo(name: 'all_keys_lost' | 'unused_key', draft: RequestDraft): Markup {
  const radio = (value: 'yes' | 'no', label: string): Markup => {
    const checked = (draft[name] === 'yes') === (value === 'yes') ? CHECKED : NOTHING
    return markup`<label><input type="radio" name="${name}" value="${value}"${checked}> ${label}</label>`
  }
  return markup`<fieldset id="${name}">
<legend>${FIELD_LABELS[name]}</legend>${radio('no', 'No')}${radio('yes', 'Yes')}
</fieldset>
`
}

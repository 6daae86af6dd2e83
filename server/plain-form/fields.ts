import { OFFERS_APPOINTMENTS, windowName } from '#domain/appointment.ts'
import { business } from '#domain/business.ts'
import { isUnsupportedPhone } from '#domain/phone.ts'
import type { FieldMessages } from '#domain/submission/rule-messages.ts'
import { FIELD_NAMES, type FieldName, type Draft, TIMEFRAMES } from '#domain/submission/input.ts'
import { OTHER_SERVICE, SERVICE_GROUPS, SERVICES } from '#domain/services.ts'
import { type Markup, markup, EMPTY_MARKUP } from '#server/http/markup.ts'
import type { FormMessages } from '#copy/server/plain-form-en.ts'

const AUTOCOMPLETE_BY_FIELD: Readonly<Partial<Record<FieldName, string>>> = {
  name: 'name',
  phone: 'tel',
  email: 'email',
  address: 'address-line1',
}

/** Input types; 'text' for other fields. */
const INPUT_TYPE_BY_FIELD: Readonly<Partial<Record<FieldName, 'tel' | 'email' | 'date'>>> = {
  phone: 'tel',
  email: 'email',
  appointment_date: 'date',
}

/**
 * Renders every field of the form (R31) with its value and error, except the consent to a text
 * message: an unverified submission gets none.
 */
export function formFields(
  draft: Draft,
  errors: FieldMessages,
  messages: FormMessages,
): readonly Markup[] {
  const field = (name: FieldName, control: Markup): Markup => {
    const message = errors[name]
    const isUnsupported = name === 'phone' && isUnsupportedPhone(draft.phone)
    const error =
      message !== undefined &&
      markup`<p class="wrong" id="${name}-error">${message}${isUnsupported ? `. ${messages.rules.unsupportedPhone}` : ''}</p>`
    return markup`<label for="${name}">${messages.labels[name]}</label>${control}${error}
`
  }
  const input = (name: FieldName): Markup => {
    const type = INPUT_TYPE_BY_FIELD[name] ?? 'text'
    const complete = AUTOCOMPLETE_BY_FIELD[name] ?? 'off'
    return field(
      name,
      markup`<input id="${name}" type="${type}" name="${name}" value="${draft[name]}" autocomplete="${complete}"${errorAttributes(name, errors)}>`,
    )
  }
  /** Fields that are not a text input. */
  const others: Readonly<Partial<Record<FieldName, Markup>>> = {
    service: field('service', serviceSelect(draft.service, errors, messages)),
    all_keys_lost: yesNoRadios('all_keys_lost', draft, messages),
    unused_key: yesNoRadios('unused_key', draft, messages),
    timeframe: field('timeframe', timeframeSelect(draft.timeframe, errors, messages)),
    appointment_window: field('appointment_window', windowSelect(draft, errors, messages)),
    notes: field('notes', notesArea(draft.notes, errors)),
  }
  return FIELD_NAMES.filter(
    (name) => name !== 'sms_consent_at' && (OFFERS_APPOINTMENTS || !name.startsWith('appointment')),
  ).map((name) => others[name] ?? input(name))
}

function errorAttributes(name: FieldName, errors: FieldMessages): Markup {
  if (errors[name] === undefined) return EMPTY_MARKUP
  return markup` aria-invalid="true" aria-describedby="${name}-error"`
}

function serviceSelect(chosen: string, errors: FieldMessages, messages: FormMessages): Markup {
  const groups = SERVICE_GROUPS.map((group) => {
    const services = SERVICES.filter((service) => service.group === group.id)
    const options = services.map(({ label }) => option(label, chosen, messages))
    return markup`<optgroup label="${messages.groups[group.id] ?? group.label}">${options}</optgroup>`
  })
  return markup`<select id="service" name="service"${errorAttributes('service', errors)}>
<option value="">${messages.chooseService}</option>${groups}${option(OTHER_SERVICE, chosen, messages)}
</select>`
}

function timeframeSelect(chosen: string, errors: FieldMessages, messages: FormMessages): Markup {
  const options = TIMEFRAMES.map((each) => option(each, chosen, messages))
  return markup`<select id="timeframe" name="timeframe"${errorAttributes('timeframe', errors)}>${options}</select>`
}

function windowSelect(
  { appointment_window: chosen }: Draft,
  errors: FieldMessages,
  { language }: FormMessages,
): Markup {
  const options = business.appointmentHours.map((hour) => {
    const selected = String(hour) === chosen ? SELECTED_ATTRIBUTE : EMPTY_MARKUP
    return markup`<option value="${String(hour)}"${selected}>${windowName(hour, language)}</option>`
  })
  return markup`<select id="appointment_window" name="appointment_window"${errorAttributes('appointment_window', errors)}><option value=""></option>${options}</select>`
}

/**
 * Browsers drop the first line break after the start tag, so one is added to keep the text's own.
 */
function notesArea(notes: string, errors: FieldMessages): Markup {
  return markup`<textarea id="notes" name="notes" rows="4"${errorAttributes('notes', errors)}>
${notes}</textarea>`
}

/** Renders an option. A translated label still sends the stored English value. */
function option(value: string, chosen: string, { options }: FormMessages): Markup {
  const name = options[value] ?? value
  const sent = name === value ? EMPTY_MARKUP : markup` value="${value}"`
  return markup`<option${sent}${value === chosen ? SELECTED_ATTRIBUTE : EMPTY_MARKUP}>${name}</option>`
}

const SELECTED_ATTRIBUTE = markup` selected`
const CHECKED_ATTRIBUTE = markup` checked`

function yesNoRadios(
  name: 'all_keys_lost' | 'unused_key',
  draft: Draft,
  messages: FormMessages,
): Markup {
  const radio = (value: 'yes' | 'no', label: string): Markup => {
    const checked = (draft[name] === 'yes') === (value === 'yes') ? CHECKED_ATTRIBUTE : EMPTY_MARKUP
    return markup`<label><input type="radio" name="${name}" value="${value}"${checked}> ${label}</label>`
  }
  return markup`<fieldset id="${name}">
<legend>${messages.labels[name]}</legend>${radio('no', messages.no)}${radio('yes', messages.yes)}
</fieldset>
`
}

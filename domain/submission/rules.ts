/**
 * Rules of the form. The live check, the check on submit and the server call the same
 * functions. A rule returns a code; each language has its messages (copy/en/rule-messages.ts,
 * copy/es/rule-messages.ts).
 */

import type { VehicleNeed } from '../services/catalog.ts'
import { isBookable, type OptionalAppointment, toAppointment } from '../time/appointment.ts'
import { visibleText } from '#domain/text/clean-text.ts'
import { isEmail } from '#domain/text/email.ts'
import { phoneKind } from '#domain/phone/phone.ts'
import { cleanField } from './clean-field.ts'
import {
  FIELD_NAMES,
  type FieldName,
  isFieldVisible,
  type Draft,
  visibleFields,
  TIMEFRAMES,
} from './draft.ts'
import { fullAddress } from './to-input.ts'
import type { SubmissionInput } from './input.ts'
import {
  findService,
  OTHER_SERVICE,
  serviceOptions,
  vehicleNeed,
} from '#domain/services/services.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/** Problem of a field that is being edited or was left. */
export type LiveErrorCode =
  | 'name-short'
  | 'phone-incomplete'
  | 'phone-foreign'
  | 'phone-extension'
  | 'email-invalid'

/** Problem of a field, live or after a submit. */
export type ErrorCode =
  | LiveErrorCode
  | 'name-invalid'
  | 'phone-invalid'
  | 'address-missing'
  | 'service-missing'
  | 'other-service-missing'
  | 'vehicle-year-invalid'
  | 'vehicle-make-missing'
  | 'vehicle-model-missing'
  | 'timeframe-missing'
  | 'appointment-invalid'
  | 'too-long'

/** Minimum length of name, other service, make and model. */
export const MIN_TEXT_LENGTH = 2

/**
 * Maximum length of a field, in UTF-16 units: far above any real answer, far below the body limit.
 */
export const MAX_TEXT_LENGTH = 10_000

export type FieldErrors = Readonly<Partial<Record<FieldName, ErrorCode>>>

/** Counts code points, because an emoji is one character of two UTF-16 units. */
function isLongEnough(text: string): boolean {
  return [...visibleText(text)].length >= MIN_TEXT_LENGTH
}

const validName = isLongEnough
function validEmail(text: string): boolean {
  const address = cleanField('email', text)
  return address === '' || isEmail(address)
}
const validAddress = (text: string): boolean => visibleText(text) !== ''
const validYear = (text: string): boolean => /^[0-9]{4}$/.test(cleanField('vehicle_year', text))

/**
 * Returns the problem of a phone number, if it has one.
 * @param incomplete the code for a number with too few or too many digits
 */
function phoneError<Code extends ErrorCode>(
  text: string,
  incomplete: Code,
): Code | 'phone-foreign' | 'phone-extension' | null {
  const kind = phoneKind(text)
  if (kind === 'complete') return null
  return kind === 'incomplete' ? incomplete : `phone-${kind}`
}

/** Validates name, phone and email while they are edited; `null` for a valid value. */
export function liveError(field: FieldName, value: string): LiveErrorCode | null {
  if (field === 'name') return validName(value) ? null : 'name-short'
  if (field === 'phone') return phoneError(value, 'phone-incomplete')
  if (field === 'email') return validEmail(value) ? null : 'email-invalid'
  return null
}

interface Vehicle {
  readonly year: string
  readonly make: string
  readonly model: string
}

/**
 * Validates the vehicle fields: all three if required; if optional, only those that are filled in.
 */
function vehicleErrors(need: VehicleNeed, vehicle: Vehicle): FieldErrors {
  if (need === 'none') return {}
  const isInvalid = (text: string, valid: boolean): boolean =>
    !valid && (need === 'required' || visibleText(text) !== '')
  return {
    ...(isInvalid(vehicle.year, validYear(vehicle.year)) && {
      vehicle_year: 'vehicle-year-invalid',
    }),
    ...(isInvalid(vehicle.make, isLongEnough(vehicle.make)) && {
      vehicle_make: 'vehicle-make-missing',
    }),
    ...(isInvalid(vehicle.model, isLongEnough(vehicle.model)) && {
      vehicle_model: 'vehicle-model-missing',
    }),
  }
}

function contactErrors(draft: {
  name: string
  phone: string
  email: string
  address: string
}): FieldErrors {
  const phone = phoneError(draft.phone, 'phone-invalid')
  return {
    ...(!validName(draft.name) && { name: 'name-invalid' }),
    ...(phone && { phone }),
    ...(!validEmail(draft.email) && { email: 'email-invalid' }),
    ...(!validAddress(draft.address) && { address: 'address-missing' }),
  }
}

function timeframeErrors(timeframe: string): FieldErrors {
  return (TIMEFRAMES as readonly string[]).includes(timeframe)
    ? {}
    : { timeframe: 'timeframe-missing' }
}

/** Validates an appointment: optional, but complete and in the future if chosen. */
function appointmentErrors(draft: Draft, now: number): FieldErrors {
  const { appointment_date: date, appointment_window: window } = draft
  if (!visibleFields(draft).appointment || date + window === '') return {}
  const appointment = toAppointment(date, window)
  if (appointment && isBookable(Date.parse(appointment.appointment_start), now)) return {}
  const field = date !== '' && window === '' ? 'appointment_window' : 'appointment_date'
  return { [field]: 'appointment-invalid' }
}

/** Longest appointment that the server accepts. */
const MAX_APPOINTMENT_MS = DAY_MS

/** Accepts an appointment that has begun but not ended, because the form may have waited for a connection. */
function storedAppointmentErrors(
  { appointment_start: start, appointment_end: end }: OptionalAppointment,
  now: number,
): FieldErrors {
  if (start == null && end == null) return {}
  const [from, to] = [Date.parse(start ?? ''), Date.parse(end ?? '')]
  const isValid = from < to && to - from <= MAX_APPOINTMENT_MS && isBookable(to, now)
  return isValid ? {} : { appointment_date: 'appointment-invalid' }
}

/**
 * Checks the length of each field as it is sent, of the address with its unit; the server has the
 * same limit.
 */
function lengthErrors(draft: Draft): FieldErrors {
  const tooLong = FIELD_NAMES.filter(
    (field) => draft[field].length > MAX_TEXT_LENGTH && isFieldVisible(field, draft),
  )
  return {
    ...(fullAddress(draft).length > MAX_TEXT_LENGTH && { address: 'too-long' }),
    ...Object.fromEntries(tooLong.map((field) => [field, 'too-long' as const])),
  }
}

/**
 * Validates the description of an 'Other' service. If it names an option, the option is stored; one
 * with required details must be chosen instead, because only then the form has fields for them.
 */
function otherServiceErrors(text: string): FieldErrors {
  const description = cleanField('other_service', text)
  if (!isLongEnough(description) || description === OTHER_SERVICE) {
    return { other_service: 'other-service-missing' }
  }
  return vehicleNeed(description) === 'required' ? { service: 'service-missing' } : {}
}

/**
 * Validates a draft on submit. Returns the code of each invalid field that is shown; empty if the
 * draft may be sent.
 * @param now milliseconds since the epoch
 */
export function draftFieldErrors(draft: Draft, now = Date.now()): FieldErrors {
  const visible = visibleFields(draft)
  return {
    ...contactErrors(draft),
    ...(!serviceOptions().includes(draft.service) && { service: 'service-missing' }),
    ...(visible.otherService && otherServiceErrors(draft.other_service)),
    ...vehicleErrors(visible.vehicle, {
      year: draft.vehicle_year,
      make: draft.vehicle_make,
      model: draft.vehicle_model,
    }),
    ...timeframeErrors(draft.timeframe),
    ...appointmentErrors(draft, now),
    ...lengthErrors(draft),
  }
}

/**
 * Validates a submission on the server by the same rules. A service that is none of the options is
 * the free text of 'Other'.
 */
export function submissionFieldErrors(
  submission: Pick<
    SubmissionInput,
    'name' | 'phone' | 'email' | 'address' | 'service' | 'timeframe' | 'vehicle_info'
  > &
    OptionalAppointment,
  now = Date.now(),
): FieldErrors {
  const isListedService = findService(submission.service) !== undefined
  const isServiceMissing = visibleText(submission.service) === ''
  const freeText =
    !isListedService && submission.service !== OTHER_SERVICE && isLongEnough(submission.service)
  return {
    ...contactErrors({ ...submission, email: submission.email ?? '' }),
    ...(isServiceMissing && { service: 'service-missing' }),
    ...(!isServiceMissing &&
      !isListedService &&
      !freeText && { other_service: 'other-service-missing' }),
    ...vehicleErrors(
      vehicleNeed(submission.service),
      submission.vehicle_info ?? { year: '', make: '', model: '' },
    ),
    ...timeframeErrors(submission.timeframe),
    ...storedAppointmentErrors(submission, now),
  }
}

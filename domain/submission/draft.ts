/** The draft in the form: its fields, and which of them it shows. */

import { isLockout, keyQuestion, OTHER_SERVICE, vehicleNeed } from '#domain/services/services.ts'
import type { KeyQuestionField, VehicleNeed } from '#domain/services/catalog.ts'
import { offersAppointments } from '#domain/time/appointment.ts'

/** Answers to when the work is needed, as stored, in the order of the form. */
export const TIMEFRAMES = [
  'ASAP',
  'Same Day',
  'Within Couple of Days',
  'Within Couple of Weeks',
  'Just Curious',
] as const

/** Their names on Spanish pages, in mails and calls. */
export const SPANISH_TIMEFRAMES: Readonly<Record<string, string>> = {
  ASAP: 'Lo antes posible',
  'Same Day': 'Hoy mismo',
  'Within Couple of Days': 'En un par de días',
  'Within Couple of Weeks': 'En un par de semanas',
  'Just Curious': 'Solo una consulta',
} satisfies Record<(typeof TIMEFRAMES)[number], string>

/** The form's fields by their `name`, in their order on the page. */
export const FIELD_NAMES = [
  'name',
  'phone',
  'email',
  'address',
  'unit_number',
  'gate_code',
  'service',
  'other_service',
  'locked_in',
  'vehicle_year',
  'vehicle_make',
  'vehicle_model',
  'all_keys_lost',
  'unused_key',
  'timeframe',
  'appointment_date',
  'appointment_window',
  'notes',
  'sms_consent_at',
] as const

export type FieldName = (typeof FIELD_NAMES)[number]

/** Every field as text, exactly as typed; of a checkbox, when it was ticked (ISO 8601). */
export type Draft = Readonly<Record<FieldName, string>>

/** An empty form: timeframe ASAP, both key questions 'no'. */
export const EMPTY_DRAFT: Draft = {
  ...(Object.fromEntries(FIELD_NAMES.map((name) => [name, ''])) as Draft),
  all_keys_lost: 'no',
  unused_key: 'no',
  timeframe: TIMEFRAMES[0],
}

/** The fields that decide which others are shown. */
type ConditionFields = Pick<Draft, 'address' | 'service' | 'timeframe'>

/** Returns which conditional fields this draft shows. */
export function visibleFields(draft: ConditionFields): {
  readonly appointment: boolean
  readonly addressDetails: boolean
  readonly otherService: boolean
  readonly lockedIn: boolean
  readonly vehicle: VehicleNeed
  readonly keyQuestion: KeyQuestionField | null
} {
  return {
    appointment: offersAppointments() && draft.timeframe !== TIMEFRAMES[0],
    addressDetails: draft.address.trim() !== '',
    otherService: draft.service === OTHER_SERVICE,
    lockedIn: isLockout(draft.service),
    vehicle: vehicleNeed(draft.service),
    keyQuestion: keyQuestion(draft.service),
  }
}

/** True for a field that this draft shows: only there can a message be read and corrected. */
export function isFieldVisible(field: FieldName, draft: ConditionFields): boolean {
  const shown = visibleFields(draft)
  const conditional: Readonly<Partial<Record<FieldName, boolean>>> = {
    unit_number: shown.addressDetails,
    gate_code: shown.addressDetails,
    other_service: shown.otherService,
    locked_in: shown.lockedIn,
    vehicle_year: shown.vehicle !== 'none',
    vehicle_make: shown.vehicle !== 'none',
    vehicle_model: shown.vehicle !== 'none',
    all_keys_lost: shown.keyQuestion === 'all_keys_lost',
    unused_key: shown.keyQuestion === 'unused_key',
    appointment_date: shown.appointment,
    appointment_window: shown.appointment,
  }
  return conditional[field] ?? true
}

/** `name` of the honeypot field, which is hidden from people. */
export const HONEYPOT_FIELD = 'website'

/** `name` of the hidden field with the idempotency key of a form that the browser sends. */
export const IDEMPOTENCY_KEY_FIELD = 'idempotency_key'

/** `name` of the form's radio buttons that choose a service and ASAP. */
export const QUICK_PICK_FIELD = 'quick_pick'

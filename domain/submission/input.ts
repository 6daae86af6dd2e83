/**
 * The draft in the form, and the submission that is made from it, sent and stored (R31, R50, R51).
 */

import type { KeyQuestionField, VehicleNeed } from '../services/catalog/service-types.ts'
import type { FIRST_STATUS } from '../lead/lifecycle.ts'
import {
  OFFERS_APPOINTMENTS,
  type OptionalAppointment,
  toAppointment,
} from '../time/appointment.ts'
import { keyQuestion, OTHER_SERVICE, vehicleNeed } from '#domain/services/services.ts'
import { joinUnit } from '#domain/submission/address/address-unit.ts'
import { cleanField } from './clean-field.ts'

/** Answers to when the work is needed, as stored, in the order of the form. */
export const TIMEFRAMES = [
  'ASAP',
  'Same Day',
  'Within Couple of Days',
  'Within Couple of Weeks',
  'Just Curious',
] as const

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
  readonly vehicle: VehicleNeed
  readonly keyQuestion: KeyQuestionField | null
} {
  return {
    appointment: OFFERS_APPOINTMENTS && draft.timeframe !== TIMEFRAMES[0],
    addressDetails: draft.address.trim() !== '',
    otherService: draft.service === OTHER_SERVICE,
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

export interface VehicleInfo {
  /** Four digits, as typed. */
  readonly year: string
  readonly make: string
  readonly model: string
  readonly all_keys_lost?: boolean
  readonly has_unused_key?: boolean
}

/** Device and visit facts. Times in ms unless named otherwise. */
export interface VisitorInfo {
  readonly userAgent: string
  readonly language: string
  readonly platform: string
  /** CSS pixels, `WIDTHxHEIGHT`. */
  readonly screenResolution: string
  /** CSS pixels, `WIDTHxHEIGHT`. */
  readonly windowSize: string
  /** ISO 8601, UTC. */
  readonly timestamp: string
  /** IANA name. */
  readonly timezone: string
  readonly deviceType: string
  readonly browser: string
  readonly browserVersion: string
  readonly operatingSystem: string
  /** Degrees; only with permission. */
  readonly geolocation?: { readonly latitude: number; readonly longitude: number }
  /** From the first input of the draft to submit. */
  readonly formCompletionTime: number
  readonly pageLoadTime: number
  /** Since the first page of this visit. */
  readonly visitDuration: number
}

/** How the visitor came. */
export interface TrafficSource {
  readonly source: string
  readonly medium: string
  readonly campaign: string
  readonly keyword: string
  /** Paths in the order of the visit. */
  readonly click_path: readonly string[]
  readonly gclid?: string
  readonly gbraid?: string
  readonly wbraid?: string
  readonly msclkid?: string
  readonly fbclid?: string
}

/** What happened on the page. Times in ms. */
export interface PageMetrics {
  readonly timeOnPage: number
  /** Per cent, 0 to 100. */
  readonly scrollDepth: number
  readonly pageInteractions: number
  readonly formFocusEvents: number
  /** First page of the visit to submit. */
  readonly conversionTime: number
}

/** The body of `POST /rest/v1/submissions`, and the same after intake has read it. */
export interface SubmissionInput extends OptionalAppointment {
  readonly type: 'booking'
  readonly status: typeof FIRST_STATUS
  readonly name: string
  readonly phone: string
  readonly email?: string | null
  readonly address: string
  readonly unit_number?: string | null
  readonly gate_code?: string | null
  readonly service: string
  readonly timeframe: string
  readonly notes?: string | null
  /** When the visitor agreed to a text message with the arrival time: ISO 8601. */
  readonly sms_consent_at?: string | null
  readonly source_url: string
  readonly recaptcha_token: string
  /** The honeypot; adds to the suspicion score and is never stored. */
  readonly website?: string
  readonly vehicle_info?: VehicleInfo | null
  readonly visitor_info?: VisitorInfo | null
  readonly traffic_source?: TrafficSource | null
  readonly page_metrics?: PageMetrics | null
}

/** `name` of the honeypot field, which is hidden from people. */
export const HONEYPOT_FIELD = 'website'

/** `name` of the hidden field with the idempotency key of a form that the browser sends. */
export const IDEMPOTENCY_KEY_FIELD = 'idempotency_key'

/** `name` of the form's radio buttons that choose a service and ASAP. */
export const QUICK_PICK_FIELD = 'quick_pick'

/** Parts of a submission that the visitor does not type. */
export interface DraftContext {
  readonly captchaToken: string
  /** Current path. */
  readonly sourceUrl: string
  /** Value of the honeypot; '' for a person. */
  readonly honeypot?: string
  readonly visitorInfo?: VisitorInfo
  readonly trafficSource?: TrafficSource
  readonly pageMetrics?: PageMetrics
}

/**
 * Converts a valid draft to the submission that is sent. Fields that the draft does not show are
 * left out, even if they have values.
 */
export function toSubmissionInput(draft: Draft, context: DraftContext): SubmissionInput {
  const shown = visibleFields(draft)
  const vehicle = vehicleInfo(draft)
  const text = (name: FieldName): string => cleanField(name, draft[name])
  return {
    type: 'booking',
    status: 'pending',
    name: text('name'),
    phone: text('phone'),
    ...optional('email', text('email')),
    address: fullAddress(draft),
    ...optional('unit_number', shown.addressDetails ? text('unit_number') : ''),
    ...optional('gate_code', shown.addressDetails ? text('gate_code') : ''),
    service: shown.otherService ? text('other_service') : draft.service,
    timeframe: draft.timeframe,
    ...(shown.appointment && toAppointment(draft.appointment_date, draft.appointment_window)),
    ...optional('notes', text('notes')),
    ...optional('sms_consent_at', draft.sms_consent_at),
    source_url: context.sourceUrl,
    recaptcha_token: context.captchaToken,
    ...optional(HONEYPOT_FIELD, context.honeypot ?? ''),
    ...(vehicle && { vehicle_info: vehicle }),
    ...(context.visitorInfo && { visitor_info: context.visitorInfo }),
    ...(context.trafficSource && { traffic_source: context.trafficSource }),
    ...(context.pageMetrics && { page_metrics: context.pageMetrics }),
  }
}

/** Returns the street address with the unit at its end, as it is stored. */
export function fullAddress(draft: Pick<Draft, 'address' | 'unit_number'>): string {
  return joinUnit(
    cleanField('address', draft.address),
    cleanField('unit_number', draft.unit_number),
  ).address
}

/**
 * Returns the vehicle's data; undefined if the draft does not show them, or if they are optional
 * and all empty.
 */
function vehicleInfo(draft: Draft): VehicleInfo | undefined {
  const { vehicle, keyQuestion: question } = visibleFields(draft)
  const [year, make, model] = [
    cleanField('vehicle_year', draft.vehicle_year),
    cleanField('vehicle_make', draft.vehicle_make),
    cleanField('vehicle_model', draft.vehicle_model),
  ]
  if (vehicle === 'none' || (vehicle === 'optional' && year + make + model === '')) return undefined
  return {
    year,
    make,
    model,
    ...(question === 'all_keys_lost' && { all_keys_lost: draft.all_keys_lost === 'yes' }),
    ...(question === 'unused_key' && { has_unused_key: draft.unused_key === 'yes' }),
  }
}

function optional<Name extends string>(name: Name, text: string): { [key in Name]?: string } {
  const value = text.trim()
  return (value === '' ? {} : { [name]: value }) as { [key in Name]?: string }
}

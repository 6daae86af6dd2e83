/** Makes the submission that is sent of the draft in the form. */

import { toAppointment } from '#domain/time/appointment.ts'
import { joinUnit } from './address/address-unit.ts'
import { cleanField } from './clean-field.ts'
import { type Draft, type FieldName, HONEYPOT_FIELD, visibleFields } from './draft.ts'
import type {
  PageMetrics,
  SubmissionInput,
  TrafficSource,
  VehicleInfo,
  VisitorInfo,
} from './input.ts'

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
    ...(shown.lockedIn && draft.locked_in !== '' && { locked_in: 'yes' as const }),
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

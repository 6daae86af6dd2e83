import type { FieldLabels } from '#domain/submission/field-labels.ts'

/**
 * Labels of the form's fields, also used by the form without scripts, mails, board and
 * spreadsheet.
 */
export const ENGLISH_LABELS = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  unit_number: 'Unit number',
  gate_code: 'Gate code',
  service: 'Service',
  other_service: 'Other service',
  locked_in: 'A child or a pet is locked in',
  vehicle_year: 'Vehicle year',
  vehicle_make: 'Vehicle make',
  vehicle_model: 'Vehicle model',
  all_keys_lost: 'All keys lost?',
  unused_key: 'Do you have a new, unused key?',
  timeframe: 'Timeframe',
  appointment_date: 'Day',
  appointment_window: 'Time',
  notes: 'Additional notes',
  sms_consent_at: 'Text me once when the locksmith is on the way. Message rates may apply.',
} as const satisfies FieldLabels

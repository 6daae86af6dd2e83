import type { FieldLabels } from './field-labels.ts'

/** R31, by the field's `name`: the form's own words, and what the form without scripts, mails, board and spreadsheet go by. */
export const ENGLISH_LABELS = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  unit_number: 'Unit number',
  gate_code: 'Gate code',
  service: 'Service',
  other_service: 'Other service',
  vehicle_year: 'Vehicle year',
  vehicle_make: 'Vehicle make',
  vehicle_model: 'Vehicle model',
  all_keys_lost: 'All keys lost?',
  unused_key: 'Is the key unused?',
  timeframe: 'Timeframe',
  appointment_date: 'Day',
  appointment_window: 'Time',
  notes: 'Additional notes',
} as const satisfies FieldLabels

/**
 * What a browser needs to know of the form's inputs of one line: their keyboard, and what it may fill
 * in. The form without scripts reads this table; the form itself writes its attributes out, because
 * a table costs more than its script may weigh, and a test compares them (tests/built).
 */

import type { FieldName } from './draft.ts'

type ByField<Value extends string> = Readonly<Partial<Record<FieldName, Value>>>

/** 'off' for every other one. */
export const AUTOCOMPLETE: ByField<string> = {
  name: 'name',
  phone: 'tel',
  email: 'email',
  address: 'address-line1',
  unit_number: 'address-line2',
}

/** 'text' for every other one; 'tel' and 'email' bring their keyboards. */
export const INPUT_TYPES: ByField<'tel' | 'email' | 'date'> = {
  phone: 'tel',
  email: 'email',
  appointment_date: 'date',
}

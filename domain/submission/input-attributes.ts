import type { FieldName } from './draft.ts'

type InputAttributes = readonly [autoComplete: string, type?: 'tel' | 'email' | 'date']

/**
 * What a browser may fill into the form's inputs of one line, and their type, which brings its
 * keyboard: 'off' and 'text' for every other one. For the form and for the one without scripts.
 */
export const INPUT_ATTRIBUTES: Readonly<Partial<Record<FieldName, InputAttributes>>> = {
  name: ['name'],
  phone: ['tel', 'tel'],
  email: ['email', 'email'],
  address: ['address-line1'],
  unit_number: ['address-line2'],
  appointment_date: ['off', 'date'],
}

import type { FieldName } from './draft.ts'

/** What a browser needs to know of an input: its keyboard, and what it may fill in. */
export interface InputAttributes {
  /** 'text' by default. */
  readonly type?: 'tel' | 'email' | 'date'
  readonly inputMode?: 'tel' | 'numeric'
  readonly autoComplete: string
}

const ANY: InputAttributes = { autoComplete: 'off' }

/** Fields of the form that are one line of text, in the form and in the one without scripts. */
const INPUTS: Readonly<Partial<Record<FieldName, InputAttributes>>> = {
  name: { autoComplete: 'name' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
  address: { autoComplete: 'address-line1' },
  unit_number: { autoComplete: 'address-line2' },
  vehicle_year: { inputMode: 'numeric', autoComplete: 'off' },
  appointment_date: { type: 'date', autoComplete: 'off' },
}

export const inputAttributes = (name: FieldName): InputAttributes => INPUTS[name] ?? ANY

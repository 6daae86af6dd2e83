import type { WindowFields } from '#server/leads/facts/window-fields.ts'

/** A form that was not accepted, with what was typed. */
export interface RejectedForm {
  readonly form: 'quote' | 'payment' | 'note' | 'correction' | 'window'
  readonly fields: Readonly<Record<string, string>>
  /** The times of the form `window`. */
  readonly windows?: readonly WindowFields[]
  readonly problem: string
}

/** Returns what was typed into a rejected form, else the stored value. */
export const typedValue =
  (rejected: RejectedForm | null, form: RejectedForm['form']) =>
  (field: string, stored: string): string =>
    rejected?.form === form ? (rejected.fields[field] ?? '') : stored

/** Returns what is wrong with a form; `null` if it was not rejected. */
export const problemOf = (
  rejected: RejectedForm | null,
  form: RejectedForm['form'],
): string | null => (rejected?.form === form ? rejected.problem : null)

import type { useRequestForm } from './use-request-form.ts'

/** What the groups of fields need of the form to draw themselves. */
export type FormView = Pick<
  ReturnType<typeof useRequestForm>,
  'draft' | 'errorOf' | 'wasLeft' | 'outside'
>

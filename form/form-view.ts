import type { useRequestForm } from './use-request-form.ts'

/** Props that the groups of fields need from the form. */
export type FormView = Pick<
  ReturnType<typeof useRequestForm>,
  'draft' | 'errorOf' | 'wasBlurred' | 'thirdParty'
>

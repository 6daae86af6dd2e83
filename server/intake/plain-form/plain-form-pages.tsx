import { FormPage } from './form-page.tsx'

/** The answers to the form without scripts. */
export const FORM_PAGES = { form: FormPage } as const

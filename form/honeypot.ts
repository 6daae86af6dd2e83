/** `name` of the field that people do not see (the trap). */
export const HONEYPOT_FIELD = 'website'

/** What stands in it; '' for a person. */
export function honeypotValue(form: HTMLFormElement | null): string {
  const control = form?.elements.namedItem(HONEYPOT_FIELD)
  return control instanceof HTMLInputElement ? control.value : ''
}

/** `name` of the honeypot field, which is hidden from people. */
export const HONEYPOT_FIELD = 'website'

/** Value of the honeypot; '' for a person. */
export function honeypotValue(form: HTMLFormElement | null): string {
  const control = form?.elements.namedItem(HONEYPOT_FIELD)
  return control instanceof HTMLInputElement ? control.value : ''
}

import { HONEYPOT_FIELD } from '#domain/submission/input.ts'

/** `name` of our own captcha's box, and of the group that contains Google's. */
export const CAPTCHA_FIELD = 'captcha'

/** Returns the value of the honeypot; '' for a person. */
export const honeypotValue = (form: HTMLFormElement | null): string =>
  input(form, HONEYPOT_FIELD)?.value ?? ''

/** Returns the box of our own captcha; `null` while Google's is shown instead. */
export const captchaBox = (form: HTMLFormElement | null): HTMLInputElement | null =>
  input(form, CAPTCHA_FIELD)

function input(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const control = form?.elements.namedItem(name)
  return control instanceof HTMLInputElement ? control : null
}

/** Moves the focus to a control. */
export function focusControl(form: HTMLFormElement | null, name: string): void {
  const control = form?.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}

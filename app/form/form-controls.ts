import { HONEYPOT_FIELD, IDEMPOTENCY_KEY_FIELD } from '#domain/submission/draft.ts'

/** `name` of our own captcha's box, and of the group that contains Google's. */
export const CAPTCHA_FIELD = 'captcha'

/** Returns the value of the honeypot; '' for a person. */
export const honeypotValue = (form: HTMLFormElement | null): string =>
  input(form, HONEYPOT_FIELD)?.value ?? ''

/** Returns the box of our own captcha; `null` while Google's is shown instead. */
export const captchaBox = (form: HTMLFormElement | null): HTMLInputElement | null =>
  input(form, CAPTCHA_FIELD)

const input = (form: HTMLFormElement | null, name: string): HTMLInputElement | null =>
  form?.querySelector(`input[name="${name}"]`) ?? null

/** Returns the control with this name; of several the first, `null` without one. */
export function controlNamed(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const found = form?.elements.namedItem(name)
  const control = found instanceof RadioNodeList ? found[0] : found
  return control instanceof HTMLElement ? control : null
}

/** Moves the focus to a control. */
export const focusControl = (form: HTMLFormElement | null, name: string): void =>
  controlNamed(form, name)?.focus()

/**
 * Lets the browser send the form, as without scripts: for a page that can make no captcha proof, or
 * whose script failed.
 * @param key idempotency key of the attempts of the script, which may have arrived; `null` if there
 *   were none
 */
export function sendNatively(form: HTMLFormElement, key: string | null): void {
  if (key !== null) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = IDEMPOTENCY_KEY_FIELD
    field.value = key
    form.append(field)
  }
  // Browsers omit disabled fields.
  for (const control of form.querySelectorAll<HTMLInputElement>('fieldset, :disabled'))
    control.disabled = false
  form.submit()
}

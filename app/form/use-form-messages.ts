import { type RefObject, useEffect } from 'react'
import { FIELD_NAMES } from '#domain/submission/draft.ts'
import { CAPTCHA_FIELD, controlNamed } from './form-controls.ts'
import { type FormState, hasErrors, isBusy, type Rejection, statusMessageOf } from './form-state.ts'
import { scrollToMessage } from './scroll-to-message.ts'

/**
 * Share of the screen that the form's head with the list of errors may take above the first wrong
 * field. Beyond it the field itself is at the top, so that the next ones are above the toast.
 */
const HEAD_SHARE = 1 / 3

/**
 * Leads the eye and the focus to what the form says about a submission.
 * @param titlePrefix stands before the document's title while the form has errors (GOV.UK Design
 *   System, error summary)
 */
export function useFormMessages(
  form: RefObject<HTMLFormElement | null>,
  state: FormState,
  titlePrefix: string,
): void {
  const rejection = state.phase === 'idle' ? state.rejection : null
  useEffect(() => {
    if (rejection && form.current) focusFirstError(form.current, rejection)
  }, [form, rejection])

  const isWrong = hasErrors(state)
  useEffect(() => {
    if (!isWrong) return
    const { title } = document
    document.title = titlePrefix + title
    return () => {
      document.title = title
    }
  }, [isWrong, titlePrefix])

  // The button lost the focus by being disabled.
  const busy = isBusy(state)
  useEffect(() => {
    if (!busy) return
    const element = form.current
    return () => {
      if (document.activeElement !== document.body) return
      element?.querySelector<HTMLElement>('button[type="submit"]')?.focus({ preventScroll: true })
    }
  }, [form, busy])

  const message = statusMessageOf(state)
  const isReload = state.phase === 'interrupted'
  useEffect(() => {
    if (message !== null && form.current) scrollToMessage(form.current, isReload)
  }, [form, message, isReload])
}

/**
 * Focuses the first wrong field after a rejected submit, the captcha last, and scrolls to it or to
 * the whole list of errors above it: never to a part of the list.
 */
function focusFirstError(form: HTMLFormElement, { errors }: Rejection): void {
  const name = FIELD_NAMES.find((field) => field in errors) ?? CAPTCHA_FIELD
  const control = controlNamed(form, name)
  if (!control) return
  // An address field that waits for its search cannot take the focus; the control below it can.
  const target = control.matches(':disabled')
    ? control.parentElement?.querySelector<HTMLElement>('button')
    : control
  if (!target) return
  target.focus({ preventScroll: true })
  const above = target.getBoundingClientRect().top - form.getBoundingClientRect().top
  if (above < innerHeight * HEAD_SHARE) form.scrollIntoView({ block: 'start', behavior: 'instant' })
  else target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

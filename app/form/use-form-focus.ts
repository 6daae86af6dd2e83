import { type RefObject, useEffect } from 'react'
import { useCopy } from '#copy/loader/use-copy.ts'
import { FIELD_NAMES } from '#domain/submission/draft.ts'
import { CAPTCHA_FIELD, controlNamed } from './form-controls.ts'
import type { FormState } from './form-state.ts'

/**
 * Share of the screen that the form's head with the list of errors may take above the first wrong
 * field. Beyond it the field itself is at the top, so that the next ones are above the toast.
 */
const HEAD_SHARE = 1 / 3

/**
 * Focuses the first wrong field after a rejected submit, the captcha last, and scrolls to it or to
 * the whole list of errors above it: never to a part of the list.
 */
export function useFocusOnRejection(
  form: RefObject<HTMLFormElement | null>,
  state: FormState,
): void {
  const rejection = state.phase === 'idle' ? state.rejection : null
  useEffect(() => {
    if (!rejection) return
    const name = FIELD_NAMES.find((field) => field in rejection.errors) ?? CAPTCHA_FIELD
    const control = controlNamed(form.current, name)
    if (!control) return
    // An address field that waits for its search cannot take the focus; the control below it can.
    const target = control.matches(':disabled')
      ? control.parentElement?.querySelector<HTMLElement>('button')
      : control
    if (!target || !form.current) return
    target.focus({ preventScroll: true })
    const above = target.getBoundingClientRect().top - form.current.getBoundingClientRect().top
    if (above < innerHeight * HEAD_SHARE)
      form.current.scrollIntoView({ block: 'start', behavior: 'instant' })
    else target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [form, rejection])
}

/** Marks the document title while the form has errors (GOV.UK Design System, error summary). */
export function useErrorTitle(isWrong: boolean): void {
  const { titlePrefix } = useCopy('submissionForm').errorSummary
  useEffect(() => {
    if (!isWrong) return
    const { title } = document
    document.title = titlePrefix + title
    return () => {
      document.title = title
    }
  }, [isWrong, titlePrefix])
}

/** Restores the focus of a button that lost it by being disabled, once it is enabled again. */
export function useFocusRestoration(form: RefObject<HTMLFormElement | null>, busy: boolean): void {
  useEffect(() => {
    if (!busy) return
    const element = form.current
    return () => {
      if (document.activeElement !== document.body) return
      element?.querySelector<HTMLElement>('button[type="submit"]')?.focus({ preventScroll: true })
    }
  }, [form, busy])
}

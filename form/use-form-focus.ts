import { type RefObject, useEffect } from 'react'
import { useCopy } from '#copy/loader/use-copy.ts'
import { FIELD_NAMES } from '#domain/submission.ts'
import type { FormState } from './form-state.ts'

/** `name` of the captcha's own control. */
export const CAPTCHA_FIELD = 'captcha'

/** After a rejected submit the first wrong field gets the focus, the captcha last. */
export function useFocusOnRejection(
  form: RefObject<HTMLFormElement | null>,
  state: FormState,
): void {
  const rejection = state.phase === 'idle' ? state.rejection : null
  useEffect(() => {
    if (!rejection) return
    const name = FIELD_NAMES.find((field) => field in rejection.errors) ?? CAPTCHA_FIELD
    const control = form.current?.elements.namedItem(name)
    if (!(control instanceof HTMLElement)) return
    // An address that waits for its search cannot take the focus; what stands under it can.
    const target = control.matches(':disabled')
      ? control.parentElement?.querySelector<HTMLElement>('button')
      : control
    target?.focus()
  }, [form, rejection])
}

/** Says in the tab that something is wrong, for as long as it is (GOV.UK Design System, error summary). */
export function useErrorTitle(isWrong: boolean): void {
  const { titlePrefix } = useCopy('requestForm').errorSummary
  useEffect(() => {
    if (!isWrong) return
    const { title } = document
    document.title = titlePrefix + title
    return () => {
      document.title = title
    }
  }, [isWrong, titlePrefix])
}

/** A button that is disabled under the focus loses it; once it can be pressed again, it has it back. */
export function useFocusBack(form: RefObject<HTMLFormElement | null>, busy: boolean): void {
  useEffect(() => {
    if (!busy) return
    return () => {
      if (document.activeElement !== document.body) return
      form.current
        ?.querySelector<HTMLElement>('button[type="submit"]')
        ?.focus({ preventScroll: true })
    }
  }, [form, busy])
}

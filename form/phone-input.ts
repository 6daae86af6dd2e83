import { reformatPhone } from '#domain/phone.ts'

/**
 * Reformats the phone field after an edit and restores the caret behind its digit (R34). Does
 * nothing during composition (some Android keyboards), because a changed value would duplicate the
 * text.
 */
export function reformatPhoneInput(input: HTMLInputElement, event: Event): void {
  const edit = event instanceof InputEvent ? event : null
  if (edit?.isComposing) return
  const { text, caret } = reformatPhone(
    input.value,
    input.selectionStart ?? input.value.length,
    // 'deleteContentForward' and similar: the Delete key.
    /^delete.*Forward$/.test(edit?.inputType ?? '') ? 'before' : 'behind',
  )
  if (text === input.value) return
  input.value = text
  if (document.activeElement === input) input.setSelectionRange(caret, caret)
}

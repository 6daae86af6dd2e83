import { reformatPhone } from '#domain/phone.ts'

/**
 * Reformats the phone field after an edit and puts the caret back behind the
 * digit it stood behind (R34). During composition (some Android keyboards) the
 * field is left alone, because a changed value would double the text.
 */
export function reformatPhoneInput(input: HTMLInputElement, event: Event): void {
  const edit = event instanceof InputEvent ? event : null
  if (edit?.isComposing) return
  const { text, caret } = reformatPhone(
    input.value,
    input.selectionStart ?? input.value.length,
    // 'deleteContentForward' and its kin: the Delete key.
    /^delete.*Forward$/.test(edit?.inputType ?? '') ? 'before' : 'behind',
  )
  if (text === input.value) return
  input.value = text
  if (document.activeElement === input) input.setSelectionRange(caret, caret)
}

import { reformatPhone } from '#domain/phone/phone.ts'

/**
 * Reformats the phone field after an edit and restores the caret behind its digit. Does
 * nothing during composition (some Android keyboards), because a changed value would duplicate the
 * text, and nothing after undo or redo, because it would undo the undoing.
 */
export function reformatPhoneInput(input: HTMLInputElement, event: Event): void {
  const edit = event instanceof InputEvent ? event : null
  const type = edit?.inputType ?? ''
  if (edit?.isComposing === true || type.startsWith('history')) return
  const { text, caret } = reformatPhone(
    input.value,
    input.selectionStart ?? input.value.length,
    // 'deleteContentForward' and similar: the Delete key.
    /^delete.*Forward$/.test(type) ? 'before' : 'behind',
  )
  if (text === input.value) return
  if (document.activeElement !== input) {
    input.value = text
    return
  }
  if (!replaceUndoably(input, text)) input.value = text
  input.setSelectionRange(caret, caret)
}

/**
 * Replaces the changed part of a focused field like a key press, which keeps the browser's undo
 * history; writing `value` would clear it. Dispatches an `input` event, whose text needs no change.
 * @returns false if the browser cannot
 */
function replaceUndoably(input: HTMLInputElement, text: string): boolean {
  const before = input.value
  const shorter = Math.min(before.length, text.length)
  let start = 0
  while (start < shorter && before[start] === text[start]) start += 1
  let end = 0
  while (end < shorter - start && before[before.length - 1 - end] === text[text.length - 1 - end])
    end += 1
  const inserted = text.slice(start, text.length - end)
  input.setSelectionRange(start, before.length - end)
  // Deprecated without a successor; every browser has it (WHATWG, execCommand).
  // oxlint-disable-next-line typescript/no-deprecated -- see above
  document.execCommand(inserted === '' ? 'delete' : 'insertText', false, inserted)
  return input.value === text
}

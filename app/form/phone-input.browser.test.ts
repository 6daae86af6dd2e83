import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reformatPhoneInput } from './phone-input.ts'

let field: HTMLInputElement
let other: HTMLInputElement
beforeEach(() => {
  document.body.innerHTML = '<input type="tel"><input>'
  const [first, second] = document.querySelectorAll('input')
  if (!first || !second) throw new Error('no fields')
  field = first
  other = second
})
afterEach(() => document.body.replaceChildren())

/** Types text; `|` marks the caret. */
function edit(text: string, event: Event, focused = true): void {
  const caret = text.indexOf('|')
  const element = focused ? field : other
  element.focus()
  field.value = text.replace('|', '')
  field.setSelectionRange(caret, caret)
  reformatPhoneInput(field, event)
}

const typed = (inputType: string, isComposing = false) =>
  new InputEvent('input', { inputType, isComposing })

function shown(): string {
  const { value, selectionStart } = field
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`
}

describe('the phone field during typing', () => {
  test.each([
    ['2|', 'insertText', '(2|'],
    ['(2015|', 'insertText', '(201) 5|'],
    ['(201) 555-01423|', 'insertText', '(201) 555-0142 3|'],
    ['(2901) 555-014|', 'insertText', '(290) 155-5014|'],
    ['(29|01) 555-0142', 'insertText', '(29|0) 155-5014 2'],
    ['(201)|5', 'deleteContentBackward', '(201|) 5'],
    ['(201| 555-0142', 'deleteContentForward', '(201) |555-0142'],
    ['(201| 555-0142', 'deleteWordForward', '(201) |555-0142'],
    ['+1 201.555.0142 ext 4|', 'insertFromPaste', '+1 201.555.0142 ext 4|'],
    ['+44 2|0 7946', 'insertText', '+44 2|0 7946'],
  ])('%s after %s reads %s', (text, inputType, after) => {
    edit(text, typed(inputType))
    expect(shown()).toBe(after)
  })

  test('writes nothing into a correct value', () => {
    const value = vi.spyOn(field, 'value', 'set')
    const exec = vi.spyOn(document, 'execCommand')
    edit('(201) 5|', typed('insertText'))
    expect(shown()).toBe('(201) 5|')
    expect(value).toHaveBeenCalledOnce()
    expect(exec).not.toHaveBeenCalled()
  })

  test.each(['historyUndo', 'historyRedo'])('leaves the text after %s alone', (inputType) => {
    edit('2015|', typed(inputType))
    expect(shown()).toBe('2015|')
  })

  test('does not change the field during composition', () => {
    edit('2015|', typed('insertCompositionText', true))
    expect(shown()).toBe('2015|')
  })

  test('formats autofilled values and keeps their country code', () => {
    edit('+12015550142|', new Event('input'))
    expect(field.value).toBe('+1 (201) 555-0142')
  })

  test('formats an unfocused field without moving focus or caret', () => {
    edit('2015550142|', new Event('input'), false)
    expect(field.value).toBe('(201) 555-0142')
    expect(document.activeElement).toBe(other)
  })
})

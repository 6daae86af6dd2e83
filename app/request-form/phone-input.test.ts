import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reformatPhoneInput } from './phone-input.ts'

class FakeInputEvent extends Event {
  readonly inputType: string
  readonly isComposing: boolean

  constructor(inputType: string, isComposing = false) {
    super('input')
    this.inputType = inputType
    this.isComposing = isComposing
  }
}

/** A text field as far as it is touched here; `|` in the text is the caret. */
class FakeField {
  value: string
  selectionStart: number | null
  /** How often the value was set: each time costs the browser its undo history. */
  writes = 0

  constructor(text: string) {
    this.value = text.replace('|', '')
    this.selectionStart = text.includes('|') ? text.indexOf('|') : null
    return new Proxy(this, {
      set(target, name, value) {
        if (name === 'value') target.writes++
        return Reflect.set(target, name, value)
      },
    })
  }

  setSelectionRange(start: number): void {
    this.selectionStart = start
  }

  shown(): string {
    const { value, selectionStart: caret } = this
    return caret === null ? value : `${value.slice(0, caret)}|${value.slice(caret)}`
  }
}

const page: { activeElement: unknown } = { activeElement: null }
beforeEach(() => {
  vi.stubGlobal('InputEvent', FakeInputEvent)
  vi.stubGlobal('document', page)
})
afterEach(() => vi.unstubAllGlobals())

function input(text: string, event: Event, focused = true): FakeField {
  const field = new FakeField(text)
  page.activeElement = focused ? field : null
  reformatPhoneInput(field as unknown as HTMLInputElement, event)
  return field
}

describe('the phone field while somebody types', () => {
  test.each([
    ['2|', 'insertText', '(2|'],
    ['(2015|', 'insertText', '(201) 5|'],
    ['(201) 555-01423|', 'insertText', '(201) 555-0142 3|'],
    ['(2901) 555-014|', 'insertText', '(290) 155-5014|'],
    ['(29|01) 555-0142', 'insertText', '(29|0) 155-5014 2'],
    ['(201)|5', 'deleteContentBackward', '(201|) 5'],
    ['(201| 555-0142', 'deleteContentForward', '(201) |555-0142'],
    ['(201| 555-0142', 'deleteWordForward', '(201) |555-0142'],
    ['+1 201.555.0142 ext 4|', 'insertFromPaste', '+1 (201) 555-0142 4|'],
  ])('R34: %s after %s reads %s', (text, inputType, shown) => {
    expect(input(text, new FakeInputEvent(inputType)).shown()).toBe(shown)
  })

  test('R34: a value that is right already is not written again', () => {
    const field = input('(201) 5|', new FakeInputEvent('insertText'))
    expect([field.shown(), field.writes]).toEqual(['(201) 5|', 0])
  })

  test('R34: during composition the field is left alone', () => {
    const field = input('2015|', new FakeInputEvent('insertCompositionText', true))
    expect([field.shown(), field.writes]).toEqual(['2015|', 0])
  })

  test('R34: autofill, which is no typing, is formatted and keeps its country code', () => {
    expect(input('+12015550142', new Event('input')).value).toBe('+1 (201) 555-0142')
  })

  test('R34: a field that is not in focus is formatted without taking the caret', () => {
    expect(input('2015|550142', new Event('input'), false).shown()).toBe('(201|) 555-0142')
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EMPTY_DRAFT, FIELD_NAMES } from '#domain/request.ts'
import { SAMPLE_DRAFT } from '#domain/sample-draft.fixture.ts'
import { fillForm, readForm } from './read-form.ts'

class FakeInput {
  value: string

  constructor(value = '') {
    this.value = value
  }
}
class FakeSelect extends FakeInput {}
class FakeTextArea extends FakeInput {}
class FakeRadios extends FakeInput {}

beforeEach(() => {
  vi.stubGlobal('HTMLInputElement', FakeInput)
  vi.stubGlobal('HTMLSelectElement', FakeSelect)
  vi.stubGlobal('HTMLTextAreaElement', FakeTextArea)
  vi.stubGlobal('RadioNodeList', FakeRadios)
})
afterEach(() => vi.unstubAllGlobals())

const formOf = (controls: Readonly<Record<string, unknown>>) =>
  ({
    elements: { namedItem: (name: string) => controls[name] ?? null },
  }) as unknown as HTMLFormElement

describe('reading the form', () => {
  test('R31: text fields, selects, radios and the notes are read by their names', () => {
    const form = formOf({
      name: new FakeInput('Maria Ortiz'),
      service: new FakeSelect('Lock Rekey'),
      all_keys_lost: new FakeRadios('yes'),
      notes: new FakeTextArea('Blue door'),
    })
    expect(readForm(form, EMPTY_DRAFT)).toEqual({
      ...EMPTY_DRAFT,
      name: 'Maria Ortiz',
      service: 'Lock Rekey',
      all_keys_lost: 'yes',
      notes: 'Blue door',
    })
  })

  test('R41: a field that is not on the page keeps what it held', () => {
    const before = { ...SAMPLE_DRAFT, vehicle_make: 'Honda', unused_key: 'yes' }
    expect(readForm(formOf({}), before)).toEqual(before)
  })

  test('a field that was emptied is empty, a pair of radios of which none is chosen stays as it was', () => {
    const form = formOf({ name: new FakeInput(''), unused_key: new FakeRadios('') })
    expect(readForm(form, { ...SAMPLE_DRAFT, unused_key: 'yes' })).toEqual({
      ...SAMPLE_DRAFT,
      name: '',
      unused_key: 'yes',
    })
  })

  test('the text is read exactly as it was typed', () => {
    const notes = '  two\n\nlines 🚪 \u202eright to left\u202c '
    expect(readForm(formOf({ notes: new FakeTextArea(notes) }), EMPTY_DRAFT).notes).toBe(notes)
  })

  test('something else under the name of a field is not read', () => {
    expect(readForm(formOf({ name: { value: 'button' } }), SAMPLE_DRAFT)).toEqual(SAMPLE_DRAFT)
  })
})

describe('filling the form', () => {
  test('R41: a draft comes back as it was read', () => {
    const controls = Object.fromEntries(
      FIELD_NAMES.map((name) => [
        name,
        name.endsWith('_key') || name.startsWith('all_') ? new FakeRadios() : new FakeInput(),
      ]),
    )
    const draft = { ...SAMPLE_DRAFT, all_keys_lost: 'yes', notes: 'Blue door' }
    fillForm(formOf(controls), draft)
    expect(readForm(formOf(controls), EMPTY_DRAFT)).toEqual(draft)
  })

  test('R31: fields that are not shown are no obstacle', () => {
    const name = new FakeInput()
    fillForm(formOf({ name }), SAMPLE_DRAFT)
    expect(name.value).toBe('Maria Ortiz')
  })
})

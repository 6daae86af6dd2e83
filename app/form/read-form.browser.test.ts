import { describe, expect, test } from 'vitest'
import { EMPTY_DRAFT, FIELD_NAMES, type FieldName } from '#domain/submission/draft.ts'
import { SAMPLE_DRAFT } from '#domain/submission/sample-draft.fixture.ts'
import { fillForm, readForm } from './read-form.ts'

function formOf(html: string): HTMLFormElement {
  const form = document.createElement('form')
  form.innerHTML = html
  return form
}

const yesOrNo = (name: string, chosen = '') =>
  ['yes', 'no']
    .map(
      (value) =>
        `<input type="radio" name="${name}" value="${value}"${value === chosen ? ' checked' : ''}>`,
    )
    .join('')

const select = (name: string, ...options: readonly string[]) =>
  `<select name="${name}"><option value=""></option>${options.map((option) => `<option>${option}</option>`).join('')}</select>`

/** Fields that are no text input. */
const OTHER_FIELDS: Partial<Record<FieldName, string>> = {
  service: select('service', SAMPLE_DRAFT.service),
  timeframe: select('timeframe', SAMPLE_DRAFT.timeframe),
  all_keys_lost: yesOrNo('all_keys_lost'),
  unused_key: yesOrNo('unused_key'),
  notes: '<textarea name="notes"></textarea>',
}
const ALL_FIELDS = FIELD_NAMES.map((name) => OTHER_FIELDS[name] ?? `<input name="${name}">`).join(
  '',
)

describe('readForm', () => {
  test('reads text fields, selects, radios and notes by name', () => {
    const form = formOf(
      `<input name="name" value="Maria Ortiz">
       <select name="service"><option>Lock Repair</option><option selected>Lock Rekey</option></select>
       ${yesOrNo('all_keys_lost', 'yes')}
       <textarea name="notes">Blue door</textarea>`,
    )
    expect(readForm(form, EMPTY_DRAFT)).toEqual({
      ...EMPTY_DRAFT,
      name: 'Maria Ortiz',
      service: 'Lock Rekey',
      all_keys_lost: 'yes',
      notes: 'Blue door',
    })
  })

  test('keeps the value of a field that is not on the page', () => {
    const before = { ...SAMPLE_DRAFT, vehicle_make: 'Honda', unused_key: 'yes' }
    expect(readForm(formOf(''), before)).toEqual(before)
  })

  test('reads an emptied field as empty and keeps the value of radios without a choice', () => {
    const form = formOf(`<input name="name">${yesOrNo('unused_key')}`)
    expect(readForm(form, { ...SAMPLE_DRAFT, unused_key: 'yes' })).toEqual({
      ...SAMPLE_DRAFT,
      name: '',
      unused_key: 'yes',
    })
  })

  test('reads the text exactly as typed', () => {
    const notes = '  two\n\nlines 🚪 \u202eright to left\u202c '
    const form = formOf('<textarea name="notes"></textarea>')
    form.querySelector('textarea')?.setRangeText(notes)
    expect(readForm(form, EMPTY_DRAFT).notes).toBe(notes)
  })
})

describe('fillForm', () => {
  test('restores a draft as it was read', () => {
    const draft = { ...SAMPLE_DRAFT, all_keys_lost: 'yes', notes: 'Blue door' }
    const form = formOf(ALL_FIELDS)
    fillForm(form, draft)
    expect(readForm(form, EMPTY_DRAFT)).toEqual(draft)
    expect(new FormData(form).get('all_keys_lost')).toBe('yes')
  })

  test('skips fields that are not shown', () => {
    const form = formOf('<input name="name">')
    fillForm(form, SAMPLE_DRAFT)
    expect(new FormData(form).get('name')).toBe('Maria Ortiz')
  })
})

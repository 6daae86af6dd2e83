import { afterEach, expect, test } from 'vitest'
import { isUntouched } from './reload-copy.ts'

afterEach(() => document.body.replaceChildren())

/** Renders a form whose fields have their values of the first paint. */
function renderForm(): HTMLFormElement {
  const form = document.createElement('form')
  form.innerHTML = `<input type="hidden" name="source" value="/"><input name="name">
    <select name="service"><option value="">Select<option value="Car Lockout">Car</select>
    <select name="timeframe"><option value="ASAP">ASAP<option>Same Day</select><textarea name="notes"></textarea>`
  document.body.append(form)
  return form
}

test('a form with default values only may be reloaded', () => {
  renderForm()
  expect(isUntouched()).toBe(true)
})

test.each(['name', 'service', 'notes'])('a form with a %s may not be reloaded', (name) => {
  const field = renderForm().elements.namedItem(name) as HTMLInputElement
  field.value = 'Car Lockout'
  expect(isUntouched()).toBe(false)
})

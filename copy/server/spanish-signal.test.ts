import { expect, test } from 'vitest'
import { describeSpanishSignal } from './spanish-signal.ts'

test("describes the signal in the staff's language and marks a hint as such", () => {
  expect(describeSpanishSignal('speaks', 'en')).toBe('Speaks Spanish')
  expect(describeSpanishSignal('speaks', 'es')).toBe('Habla español')
  expect(describeSpanishSignal('phone', 'en')).toBe('Phone set to Spanish')
  expect(describeSpanishSignal('phone', 'es')).toBe('Teléfono en español')
  expect(describeSpanishSignal(null, 'en')).toBe('')
})

import { expect, test } from 'vitest'
import { isCalledFalse, isVouchedFor } from './attestation.ts'

test.each([
  ['TN-Validation-Passed-A', true, false],
  ['TN-Validation-Passed-A-Diverted', true, false],
  ['TN-Validation-Passed-B', false, false],
  ['TN-Validation-Passed-C', false, false],
  ['TN-Validation-Failed-A', false, true],
  ['TN-Validation-Failed', false, true],
  ['No-TN-Validation', false, false],
  ['', false, false],
])('%s', (attestation, vouched, calledFalse) => {
  expect([isVouchedFor(attestation), isCalledFalse(attestation)]).toEqual([vouched, calledFalse])
})

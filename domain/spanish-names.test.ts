import { expect, test } from 'vitest'
import { TIMEFRAMES } from './submission.ts'
import { OTHER_SERVICE, SERVICE_OPTIONS } from './services.ts'
import { isSpecified } from './specification.fixture.ts'
import { SPANISH_SERVICES, SPANISH_TIMEFRAMES } from './spanish-names.ts'

test('every value of the specification has a Spanish name of its own', () => {
  for (const [values, names] of [
    [
      SERVICE_OPTIONS.filter((value) => isSpecified(value) || value === OTHER_SERVICE),
      SPANISH_SERVICES,
    ],
    [TIMEFRAMES, SPANISH_TIMEFRAMES],
  ] as const) {
    expect(values.filter((value) => names[value] === undefined)).toEqual([])
    expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length)
  }
})

test('no name is one of a value that there never was', () => {
  const known = (value: string): boolean => isSpecified(value) || SERVICE_OPTIONS.includes(value)
  expect(Object.keys(SPANISH_SERVICES).filter((value) => !known(value))).toEqual([])
  expect(Object.keys(SPANISH_TIMEFRAMES)).toEqual([...TIMEFRAMES])
})

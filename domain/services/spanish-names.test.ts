import { expect, test } from 'vitest'
import { TIMEFRAMES } from '#domain/submission/draft.ts'
import { OTHER_SERVICE, serviceOptions } from './services.ts'
import { isSpecified } from '#domain/pages/specification.fixture.ts'
import { spanishServices, SPANISH_TIMEFRAMES } from './spanish-names.ts'

test('gives every value of the specification a Spanish name of its own', () => {
  for (const [values, names] of [
    [
      serviceOptions().filter((value) => isSpecified(value) || value === OTHER_SERVICE),
      spanishServices(),
    ],
    [TIMEFRAMES, SPANISH_TIMEFRAMES],
  ] as const) {
    expect(values.filter((value) => names[value] === undefined)).toEqual([])
    expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length)
  }
})

test('names no unknown value', () => {
  const known = (value: string): boolean => isSpecified(value) || serviceOptions().includes(value)
  expect(Object.keys(spanishServices()).filter((value) => !known(value))).toEqual([])
  expect(Object.keys(SPANISH_TIMEFRAMES)).toEqual([...TIMEFRAMES])
})

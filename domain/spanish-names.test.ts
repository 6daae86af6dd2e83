import { expect, test } from 'vitest'
import { TIMEFRAMES } from './request.ts'
import { SERVICE_OPTIONS } from './services.ts'
import { SPANISH_SERVICES, SPANISH_TIMEFRAMES } from './spanish-names.ts'

test('R152: every value that a visitor can choose has a Spanish name of its own', () => {
  for (const [values, names] of [
    [SERVICE_OPTIONS, SPANISH_SERVICES],
    [TIMEFRAMES, SPANISH_TIMEFRAMES],
  ] as const) {
    expect(values.filter((value) => names[value] === undefined)).toEqual([])
    expect(Object.keys(names).filter((value) => !values.some((known) => known === value))).toEqual(
      [],
    )
    expect(new Set(Object.values(names)).size).toBe(values.length)
  }
})

import { expect, test } from 'vitest'
import { townsOfZip } from './zip-codes.ts'
import { ANOTHER_BUSINESS, skipUnless } from '#tests/support/skip-unless.ts'

// An owner elsewhere has another table or none.
test(
  'finds the towns of a ZIP code, the preferred one first, served or not',
  skipUnless(townsOfZip('07047').length > 0, ANOTHER_BUSINESS),
  () => {
    expect(townsOfZip('07047')).toEqual(['North Bergen'])
    expect(townsOfZip('07093')).toEqual(['West New York', 'Guttenberg'])
    expect(townsOfZip('07002')).toEqual(['Bayonne'])
    for (const zip of ['', '0704', '99999', 'constructor']) expect(townsOfZip(zip)).toEqual([])
  },
)

import { expect, test } from 'vitest'
import { townsOfZip } from './zip-codes.ts'

// An owner elsewhere has another table or none.
test.runIf(townsOfZip('07047').length > 0)(
  'finds the towns of a ZIP code, the preferred one first, served or not',
  () => {
    expect(townsOfZip('07047')).toEqual(['North Bergen'])
    expect(townsOfZip('07093')).toEqual(['West New York', 'Guttenberg'])
    expect(townsOfZip('07002')).toEqual(['Bayonne'])
    for (const zip of ['', '0704', '99999', 'constructor']) expect(townsOfZip(zip)).toEqual([])
  },
)

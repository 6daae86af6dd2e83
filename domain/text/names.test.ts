import { expect, test } from 'vitest'
import { nameProblem, slugOf } from './names.ts'

test('slugs consist of plain letters and digits', () => {
  for (const [name, slug] of [
    ['Peña Blanca No. 2', 'pena-blanca-no-2'],
    ['Peñasco', 'penasco'],
    ['O’Fallon', 'ofallon'],
    ['Lee’s Summit', 'lees-summit'],
    ['St. George', 'st-george'],
    ['Winston-Salem', 'winston-salem'],
    ['24-Hour Safe Opening', '24-hour-safe-opening'],
  ] as const)
    expect(slugOf(name)).toBe(slug)
})

test('explains in one sentence why a name is invalid', () => {
  for (const name of ['bayonne', 'X', `A${'a'.repeat(31)}`, 'A"B', 'A\\B', 'A${1}', 'A/B', 'A<b>'])
    expect(nameProblem(name)?.en).toBe(
      `'${name}' does not fit, write 2 to 31 letters, digits, spaces, dots, hyphens and apostrophes, the first a capital or a digit`,
    )
  expect(nameProblem('Ωμέγα')?.en).toBe(
    "'Ωμέγα' does not fit, the address of its page needs a letter from A to Z or a digit",
  )
})

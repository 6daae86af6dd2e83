import { describe, expect, test } from 'vitest'
import { parseSync } from 'vite'
import { normalizeName, exportedName, nameProblem, slugOf } from './names.ts'
import { serviceCopyTemplate, townCopyTemplate } from './copy-templates.ts'

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

test('normalizes white space and apostrophes of a name', () => {
  for (const typed of ["O'Fallon", 'O’Fallon', 'O`Fallon', 'OʻFallon', "  O'Fallon "])
    expect(normalizeName(typed)).toBe('O’Fallon')
  expect(normalizeName('Union   City')).toBe('Union City')
  expect(normalizeName('Pen\u0303asco')).toBe('Peñasco')
})

test('explains in one sentence why a name is invalid', () => {
  for (const name of ['bayonne', 'X', `A${'a'.repeat(31)}`, 'A"B', 'A\\B', 'A${1}', 'A/B', 'A<b>'])
    expect(nameProblem(name)).toBe(
      `'${name}' does not fit: write 2 to 31 letters, digits, spaces, dots, hyphens and apostrophes, the first a capital or a digit.`,
    )
  expect(nameProblem('Ωμέγα')).toBe(
    "'Ωμέγα' does not fit: the address of its page needs a letter from A to Z or a digit.",
  )
})

/** Reserved words, names that the files import, and invalid first characters. */
describe.each([
  ...['New', 'Default', 'Import', 'Delete', 'Await', 'Enum', 'Eval', 'Undefined', 'Constructor'],
  ...['Region', 'Base City', 'Nearby Towns', '24-Hour Safe Opening', '100 Mile House', '42'],
  ...['O’Fallon', 'Coeur d’Alene', 'Peñasco', 'St. George', 'Winston-Salem', 'Éire', 'U.S. Locks'],
])('of %s', (name) => {
  test.each([
    ['town', townCopyTemplate.bind(null, 'en')],
    ['town in Spanish', townCopyTemplate.bind(null, 'es')],
    ['service', serviceCopyTemplate.bind(null, 'en')],
    ['service in Spanish', serviceCopyTemplate.bind(null, 'es')],
  ])('the copy template of a %s is code with one export', (_kind, words) => {
    expect(nameProblem(name)).toBeNull()
    const { errors, module } = parseSync('words.ts', words(name, exportedName(slugOf(name))))
    expect(errors).toEqual([])
    const exported = module.staticExports.flatMap(({ entries }) =>
      entries.map(({ exportName }) => exportName.name),
    )
    expect(exported).toEqual([exportedName(slugOf(name))])
    const imported = module.staticImports.flatMap(({ entries }) =>
      entries.map(({ localName }) => localName.value),
    )
    expect(imported).not.toContain(exported[0])
  })
})

import { expect, test } from 'vitest'
import { contrastRatio, toHex, toOklch } from './oklch.ts'
import { ALTERNATIVE_COLORS } from './alternative-colors.fixture.ts'
import { contrastProblems } from './palette-check.ts'
import { DEFAULT_COLORS, isColor, createPalette, propertyName } from './palette.ts'

test('a color comes back as it was from lightness, chroma and hue', () => {
  for (const hex of Object.values(createPalette(DEFAULT_COLORS)))
    expect(toHex(toOklch(hex))).toBe(hex)
})

test('black on white has the greatest contrast, and the order does not count', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrastRatio('#FFFFFF', '#000000')).toBeCloseTo(21)
  expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
})

test('another six colors make another palette, and the named ones are in it as they were written', () => {
  const palette = createPalette(ALTERNATIVE_COLORS)
  expect(palette).toMatchObject({
    ink: '#12372A',
    paper: '#FBFADA',
    brass: '#ADBC9F',
    amber: '#FF8A5B',
    verdigris: '#7FC8A9',
    rust: '#8A1C6B',
  })
  const delivered = Object.values(createPalette(DEFAULT_COLORS))
  expect(Object.values(palette).every(isColor)).toBe(true)
  expect(Object.values(palette).filter((hex) => delivered.includes(hex))).toEqual([])
})

test('one other color leaves the shades of the five alone', () => {
  const palette = createPalette({ ...DEFAULT_COLORS, bad: '#7A0099' })
  const delivered = createPalette(DEFAULT_COLORS)
  const changed = Object.entries(palette).filter(
    ([name, hex]) => Reflect.get(delivered, name) !== hex,
  )
  expect(changed.map(([name]) => name)).toEqual(['rust', 'rustHi', 'rustGround'])
})

test('what is no color is as delivered, until the check of the configuration names it', () => {
  expect(createPalette({ ...DEFAULT_COLORS, dark: 'navy' })).toEqual(createPalette(DEFAULT_COLORS))
})

test('colors that can be read on each other are no problem', () => {
  expect(contrastProblems(DEFAULT_COLORS)).toEqual([])
  expect(contrastProblems(ALTERNATIVE_COLORS)).toEqual([])
})

test.each([
  ['dark', '#8899AA', 'darker'],
  ['accent', '#4A3A10', 'lighter'],
  ['action', '#7A2E00', 'lighter'],
  ['good', '#0A3328', 'lighter'],
  ['bad', '#FFB3AA', 'darker'],
] as const)('%s as %s is one sentence that asks for a %s one', (entry, hex, way) => {
  const problems = contrastProblems({ ...DEFAULT_COLORS, [entry]: hex })
  expect(problems.filter((problem) => problem.startsWith(`colors.${entry}: `))).toEqual([
    expect.stringMatching(
      new RegExp(
        `with '${hex}'.* has a contrast of [\\d.]+ to 1 and needs [\\d.]+, write a ${way} one\\.$`,
      ),
    ),
  ])
})

test('a light page that is dark is told', () => {
  const problems = contrastProblems({ ...DEFAULT_COLORS, light: '#444444' })
  expect(problems).toContainEqual(
    expect.stringMatching(/^colors\.light: .* write a lighter one\.$/),
  )
})

test('names are written in stylesheets with hyphens', () => {
  expect(['ink', 'ink2', 'brassHi', 'verdigrisText'].map(propertyName)).toEqual([
    'ink',
    'ink-2',
    'brass-hi',
    'verdigris-text',
  ])
})

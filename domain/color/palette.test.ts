import { expect, test } from 'vitest'
import { contrastRatio, isColor, toHex, toOklch } from './oklch.ts'
import { ALTERNATIVE_COLORS } from './alternative-colors.fixture.ts'
import { entrySentence } from '#domain/text/problem.ts'
import { contrastProblems } from './palette-check.ts'
import { DEFAULT_COLORS, createPalette, propertyName } from './palette.ts'

const sentencesOf = (colors: Parameters<typeof contrastProblems>[0]): readonly string[] =>
  contrastProblems(colors).map((problem) => entrySentence(problem))

test('converts a color to lightness, chroma and hue and back', () => {
  for (const hex of Object.values(createPalette(DEFAULT_COLORS)))
    expect(toHex(toOklch(hex))).toBe(hex)
})

test('black on white has the greatest contrast, in either order', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrastRatio('#FFFFFF', '#000000')).toBeCloseTo(21)
  expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
})

test('another six colors give another palette that contains them unchanged', () => {
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

test('changing one color keeps the shades of the other five', () => {
  const palette = createPalette({ ...DEFAULT_COLORS, bad: '#7A0099' })
  const delivered = createPalette(DEFAULT_COLORS)
  const changed = Object.entries(palette).filter(
    ([name, hex]) => Reflect.get(delivered, name) !== hex,
  )
  expect(changed.map(([name]) => name)).toEqual(['rust', 'rustHi', 'rustGround'])
})

test('an invalid color keeps the delivered palette, because the configuration check names it', () => {
  expect(createPalette({ ...DEFAULT_COLORS, dark: 'navy' })).toEqual(createPalette(DEFAULT_COLORS))
})

test('accepts colors with enough contrast', () => {
  expect(contrastProblems(DEFAULT_COLORS)).toEqual([])
  expect(contrastProblems(ALTERNATIVE_COLORS)).toEqual([])
})

test.each([
  ['dark', '#8899AA', 'darker'],
  ['accent', '#4A3A10', 'lighter'],
  ['action', '#7A2E00', 'lighter'],
  ['good', '#0A3328', 'lighter'],
  ['bad', '#FFB3AA', 'darker'],
] as const)('%s as %s gives one sentence that asks for a %s one', (entry, hex, way) => {
  const problems = sentencesOf({ ...DEFAULT_COLORS, [entry]: hex })
  expect(problems).toEqual([
    expect.stringMatching(
      new RegExp(
        `^colors\\.${entry}: with '${hex}', the contrast of .* is [\\d.]+ to 1 and must be [\\d.]+, write a ${way} one such as #[\\dA-F]{6}\\.$`,
      ),
    ),
  ])
})

test('the shade that a sentence names has enough contrast', () => {
  const colors = { ...DEFAULT_COLORS, accent: '#4A3A10', good: '#0A3328' }
  const shades = sentencesOf(colors).map((sentence) => sentence.match(/#[\dA-F]{6}/g)?.at(-1))
  const [accent = '', good = ''] = shades
  expect(contrastProblems({ ...colors, accent, good })).toEqual([])
})

test('rejects a dark page background', () => {
  const problems = sentencesOf({ ...DEFAULT_COLORS, light: '#444444' })
  expect(problems).toEqual([
    expect.stringMatching(/^colors\.light: .* write a lighter one such as #[0-9A-F]{6}\.$/),
  ])
})

test('property names use hyphens', () => {
  expect(['ink', 'ink2', 'brassHi', 'verdigrisText'].map(propertyName)).toEqual([
    'ink',
    'ink-2',
    'brass-hi',
    'verdigris-text',
  ])
})

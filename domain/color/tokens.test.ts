import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ALTERNATIVE_COLORS } from './alternative-colors.fixture.ts'
import { contrastRatio } from './oklch.ts'
import { paint } from './paint.ts'
import { DEFAULT_COLORS, createPalette, propertyName } from './palette.ts'

const read = (name: string): string =>
  readFileSync(new URL(`../../app/styles/${name}.css`, import.meta.url), 'utf8')
const CSS = read('tokens') + read('night')

/** Returns the tokens by their names, as a light ground shows them by day and by night. */
function tokens(css: string) {
  const day = new Map(
    [...css.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name = '', hex = '']) => [
      name,
      hex.toUpperCase(),
    ]),
  )
  const both = [
    ...css.matchAll(/--color-([\w-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/gi),
  ].map(([, name = '', light = '', dark = '']) => ({
    name,
    light: light.toUpperCase(),
    dark: dark.toUpperCase(),
  }))
  return {
    day,
    both,
    night: new Map([...day, ...both.map(({ name, dark }) => [name, dark] as const)]),
  }
}

test('drawings and pages use the same colors', () => {
  const { day, both } = tokens(CSS)
  const palette = new Map(
    Object.entries(createPalette(DEFAULT_COLORS)).map(([name, hex]) => [propertyName(name), hex]),
  )
  for (const [property, hex] of day)
    if (property !== 'white') expect([property, palette.get(property)]).toEqual([property, hex])
  expect(day.size).toBeGreaterThan(20)
  for (const { name, light, dark } of both) {
    expect([name, light]).toEqual([name, day.get(name)])
    expect([...palette.values()]).toContain(dark)
  }
})

/** Grounds that follow the clock, and what is written or drawn on them. */
const GROUNDS = ['paper', 'card', 'fog', 'white', 'manila']
const TEXT = ['ink', 'ink-2', 'ink-3', 'ink-4']
/** On some grounds only: form fields, errors, figures. */
const TEXT_ON: readonly (readonly [text: string, ground: string])[] = [
  ['steel', 'white'],
  ['steel', 'card'],
  ['rust', 'card'],
  ['rust', 'paper'],
  ['ink', 'rust-ground'],
  ['rust', 'rust-ground'],
  ['brass-text', 'card'],
  ['brass-text', 'paper'],
  ['verdigris-text', 'white'],
  ['card', 'ink'],
]
/** Frames of fields, and lines that say what a control is. */
const SHAPES_ON: readonly (readonly [shape: string, ground: string])[] = [
  ['steel', 'white'],
  ['steel', 'card'],
  ['brass-lo', 'paper'],
  ['brass-lo', 'card'],
]

describe.each([
  ['the delivered colors', CSS],
  ['other colors', paint(CSS, createPalette(ALTERNATIVE_COLORS))],
])('with %s', (_, css) => {
  const { day, night } = tokens(css)
  test.each([
    ['by day', day],
    ['by night', night],
  ])('text and shapes can be told from their ground %s (WCAG 2.2, 1.4.3 and 1.4.11)', (_, of) => {
    const ratio = (front: string, ground: string): number =>
      contrastRatio(of.get(front) ?? '', of.get(ground) ?? '')
    for (const [pairs, least] of [
      [GROUNDS.flatMap((ground) => TEXT.map((text) => [text, ground] as const)), 4.5],
      [TEXT_ON, 4.5],
      [SHAPES_ON, 3],
    ] as const)
      for (const [front, ground] of pairs)
        expect({ front, ground, isEnough: ratio(front, ground) >= least }).toEqual({
          front,
          ground,
          isEnough: true,
        })
  })
})

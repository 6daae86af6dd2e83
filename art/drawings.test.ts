import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { ALTERNATIVE_COLORS } from '#domain/color/alternative-colors.fixture.ts'
import { siteColors } from '#domain/color/colors.ts'
import { DEFAULT_COLORS, createPalette } from '#domain/color/palette.ts'
import { draw } from './drawings.ts'

const FILES = globSync('**/*.svg', { cwd: import.meta.dirname }).toSorted()
const sourceOf = (file: string): string => readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
const COMPUTED = ['town-map', 'small-drawings', 'emergency-street', 'drive-street']
const NAMES = [...FILES.map((file) => file.slice(0, -'.svg'.length)), ...COMPUTED]

const FACTS = business
afterEach(() => putInForce(FACTS))

const colorsIn = (svg: string): string[] =>
  [...svg.matchAll(/(?:fill|stroke)="(#[^"]*)"/g)].map(([, color = '']) => color.toLowerCase())
const lower = (palette: object): Set<string> =>
  new Set(Object.values(palette).map((hex) => String(hex).toLowerCase()))

const TOWN_HOUSE = /^towns\/[^/]+\/house/
/** Base, shade and light of a town's own brick, siding or metal. */
const OWN_COLORS_OF_A_HOUSE = 3
const MAX_BYTES = 4000

/** Checks that elements are closed in order, and attributes are quoted and unique. */
function wellFormed(markup: string): boolean {
  const open: string[] = []
  let end = 0
  for (const tag of markup.matchAll(/<(\/?)([\w]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g)) {
    const [whole, closing, name = '', attributes = '', empty] = tag
    if (tag.index !== end) return false
    end = tag.index + whole.length
    const names = [...attributes.matchAll(/\s([\w:-]+)=/g)].map((match) => match[1])
    if (new Set(names).size !== names.length) return false
    if (closing) {
      if (open.pop() !== name) return false
    } else if (!empty) open.push(name)
  }
  return end === markup.length && open.length === 0
}

test('wellFormed detects malformed markup', () => {
  expect(wellFormed('<svg a="1"><g/></svg>')).toBe(true)
  expect(wellFormed('<svg><g></svg>')).toBe(false)
  expect(wellFormed('<svg a="1" a="2"/>')).toBe(false)
  expect(wellFormed('<svg>&amp</svg>')).toBe(false)
})

describe.each(NAMES)('%s', (name) => {
  const svg = draw(name) ?? ''

  test('is well-formed, has a size, and no invalid number', () => {
    expect(wellFormed(svg)).toBe(true)
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="/,
    )
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null|e-\d/)
  })

  test('has no styles, text, scripts, links, gradients or filters', () => {
    expect(svg).not.toMatch(
      /<(style|text|script|image|use|a|linearGradient|radialGradient|filter|foreignObject)\b/,
    )
    expect(svg).not.toMatch(/\b(style|href|opacity)=/)
  })

  test('has only colors of the site, and on a house three of its town', () => {
    const known = lower(siteColors())
    const own = new Set(colorsIn(svg).filter((color) => !known.has(color)))
    expect([...own]).toHaveLength(TOWN_HOUSE.test(name) ? OWN_COLORS_OF_A_HOUSE : 0)
  })

  test('has the colors of the business, without a delivered one', () => {
    putInForce({ ...FACTS, colors: ALTERNATIVE_COLORS })
    const delivered = lower(createPalette(DEFAULT_COLORS))
    expect(colorsIn(draw(name) ?? '').filter((color) => delivered.has(color))).toEqual([])
  })

  test(`is at most ${MAX_BYTES} bytes when it is sent`, () => {
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(MAX_BYTES)
  })
})

test.each(FILES)('%s says in its first line what is drawn', (file) => {
  expect(sourceOf(file)).toMatch(/^<!-- \S[^<>]+ -->\n<svg /)
})

test('a name without a drawing draws nothing', () => {
  expect(draw('scenes/no-such')).toBeNull()
})

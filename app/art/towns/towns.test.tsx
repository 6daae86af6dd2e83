import { brotliCompressSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CITIES } from '#domain/cities.ts'
import { TOKENS } from '../tokens.ts'
import { TOWN_HEROES } from './heroes.ts'
import { LOCK_POINTS, TOWN_HOUSES } from './houses.ts'
import { TOWN_LABELS, TOWN_LOCKS } from './label-names.ts'
import { LOCAL_COLORS } from './local-colors.ts'
import { HOUSE } from './parts.ts'

const SLUGS = CITIES.map((city) => city.slug).toSorted()
const TOWNS = SLUGS.map((slug) => ({ slug }))
const HERO_BUDGET = 2560
const HOUSE_BUDGET = 4096
/** The greatest size that names are set in, in units of the box. */
const LABEL_SIZE = 28

/** The letters' widths in Libre Franklin 650 as measured in a browser, in classes, as shares of the size. */
function widthOf(name: string): number {
  const share = (letter: string) => {
    if (/[ijl ]/.test(letter)) return 0.26
    if (/[frtIJ]/.test(letter)) return 0.44
    if (/[mwM]/.test(letter)) return 0.94
    if (letter === 'W') return 1.08
    return /[A-Z0-9]/.test(letter) ? 0.74 : 0.59
  }
  return [...name].reduce((sum, letter) => sum + share(letter), 0) * LABEL_SIZE
}

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('nothing is drawn for this town')
  return value
}

const brotli = (text: string) => brotliCompressSync(text).length
const tokens = new Set<string>(Object.values(TOKENS).map((hex) => hex.toLowerCase()))
const colorsIn = (markup: string) =>
  [...markup.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, color = '']) => color.toLowerCase())
const labelNames: Readonly<Record<string, Readonly<Record<string, string>>>> = TOWN_LABELS
const lockHints: Readonly<Record<string, Readonly<Record<string, string>>>> = TOWN_LOCKS
const localColors: Readonly<Record<string, Readonly<Record<string, string>>>> = LOCAL_COLORS

test('R10: each of the eight towns has a hero, a house, its letters, its names and its color', () => {
  for (const record of [
    TOWN_HEROES,
    TOWN_HOUSES,
    LOCK_POINTS,
    TOWN_LABELS,
    TOWN_LOCKS,
    LOCAL_COLORS,
  ]) {
    expect(Object.keys(record).toSorted()).toEqual(SLUGS)
  }
})

test('no two towns share a drawing', () => {
  expect(
    new Set(Object.values(TOWN_HEROES).map((hero) => renderToStaticMarkup(hero.drawing()))).size,
  ).toBe(8)
  expect(new Set(Object.values(TOWN_HOUSES).map((house) => house())).size).toBe(8)
})

describe.each(TOWNS)('the hero of $slug', ({ slug }) => {
  const hero = need(TOWN_HEROES[slug])
  const markup = renderToStaticMarkup(hero.drawing())

  test('has a place for each of its names and for no other', () => {
    expect(Object.keys(hero.labels).toSorted()).toEqual(
      Object.keys(need(labelNames[slug])).toSorted(),
    )
  })

  test('keeps every name inside the box at the size of a phone', () => {
    for (const [key, { x, y, rotate = 0, anchor = 'start' }] of Object.entries(hero.labels)) {
      const length = widthOf(need(labelNames[slug]?.[key]))
      const before = { start: 0, middle: length / 2, end: length }[anchor]
      const turn = (rotate * Math.PI) / 180
      for (const along of [-before, length - before]) {
        for (const above of [0, LABEL_SIZE * 0.75]) {
          const cornerX = x + along * Math.cos(turn) + above * Math.sin(turn)
          const cornerY = y + along * Math.sin(turn) - above * Math.cos(turn)
          expect(cornerX, key).toBeGreaterThanOrEqual(0)
          expect(cornerX, key).toBeLessThanOrEqual(hero.width)
          expect(cornerY, key).toBeGreaterThanOrEqual(0)
          expect(cornerY, key).toBeLessThanOrEqual(hero.height)
        }
      }
    }
  })

  test('uses the tokens only', () => {
    const strange = colorsIn(markup).filter(
      (color) => !tokens.has(color) && color !== 'none' && color !== 'url(#town-waves)',
    )
    expect(strange).toEqual([])
  })

  test('lights one pin and nothing else', () => {
    expect(colorsIn(markup).filter((color) => color === TOKENS.amber.toLowerCase())).toHaveLength(1)
  })

  test('holds no words, no styles and no broken numbers', () => {
    expect(markup).not.toMatch(/<text|<style|style=|NaN|undefined/)
  })

  test('stays within its share of the page', () => {
    expect(brotli(markup)).toBeLessThanOrEqual(HERO_BUDGET)
  })
})

describe.each(TOWNS)('the house of $slug', ({ slug }) => {
  const svg = need(TOWN_HOUSES[slug])()

  test('uses the tokens and the color of its own town', () => {
    const own = new Set(Object.values(need(localColors[slug])))
    expect(
      colorsIn(svg).filter((color) => !tokens.has(color) && !own.has(color) && color !== 'none'),
    ).toEqual([])
    expect(colorsIn(svg).some((color) => own.has(color))).toBe(true)
  })

  test('hangs a tag on each of its four locks, inside the picture and apart from each other', () => {
    const points = Object.values(need(LOCK_POINTS[slug]))
    expect(points).toHaveLength(4)
    for (const { x, y } of points) {
      expect(svg).toContain(`translate(${x} ${y})`)
      expect(x).toBeGreaterThan(20)
      expect(x).toBeLessThan(HOUSE.width - 20)
      expect(y).toBeGreaterThan(22)
      expect(y).toBeLessThan(HOUSE.height - 22)
    }
    for (const [index, a] of points.entries()) {
      for (const b of points.slice(index + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(60)
    }
  })

  test('says what each letter stands on', () => {
    expect(Object.keys(need(lockHints[slug])).toSorted()).toEqual(['A', 'B', 'C', 'D', 'building'])
  })

  test('has someone home', () => {
    expect(colorsIn(svg)).toContain(TOKENS.amber.toLowerCase())
  })

  test('is one whole file without words, styles or broken numbers', () => {
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="620" height="720" viewBox="0 0 620 720">.*<\/svg>$/s,
    )
    expect(svg).not.toMatch(/<text|<style|style=|NaN|undefined/)
  })

  test('stays within its budget', () => {
    expect(brotli(svg)).toBeLessThanOrEqual(HOUSE_BUDGET)
  })
})

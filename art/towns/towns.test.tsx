import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { allTowns } from '#domain/places/towns.ts'
import { isSpecifiedTown } from '#domain/pages/specification.fixture.ts'
import { drawnFile } from '../drawn-file.ts'
import { tokens } from '../tokens.ts'
import { drawnHeroOf } from './heroes.ts'

/** A town added by an owner has neutral streets until it has a drawing. */
const SLUGS = allTowns()
  .map((town) => town.slug)
  .filter((slug) => isSpecifiedTown(slug) || drawnHeroOf(slug) !== undefined)
  .toSorted()
const DRAWN_TOWNS = SLUGS.map((slug) => ({ slug }))
const HERO_BUDGET = 2560
const HOUSE = { width: 620, height: 720 }

const houseOf = (slug: string): string =>
  drawnFile(readFileSync(path.join(import.meta.dirname, slug, 'house.svg'), 'utf8'), slug)

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('nothing is drawn for this town')
  return value
}

const brotli = (text: string) => brotliCompressSync(text).length
const colors = new Set<string>(Object.values(tokens()).map((hex) => hex.toLowerCase()))
const colorsIn = (markup: string) =>
  [...markup.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, color = '']) => color.toLowerCase())

test('no two towns share a drawing', () => {
  expect(
    new Set(SLUGS.map((slug) => renderToStaticMarkup(need(drawnHeroOf(slug)).drawing()))).size,
  ).toBe(SLUGS.length)
  expect(new Set(SLUGS.map(houseOf)).size).toBe(SLUGS.length)
})

describe.each(DRAWN_TOWNS)('the hero of $slug', ({ slug }) => {
  const hero = need(drawnHeroOf(slug))
  const markup = renderToStaticMarkup(hero.drawing())

  test('uses the tokens only', () => {
    const strange = colorsIn(markup).filter(
      (color) => !colors.has(color) && color !== 'none' && color !== 'url(#town-waves)',
    )
    expect(strange).toEqual([])
  })

  test('has exactly one lit pin', () => {
    expect(colorsIn(markup).filter((color) => color === tokens().amber.toLowerCase())).toHaveLength(
      1,
    )
  })

  test('contains no text, no styles and no invalid numbers', () => {
    expect(markup).not.toMatch(/<text|<style|style=|NaN|undefined/)
  })

  test("is within its share of the page's budget", () => {
    expect(brotli(markup)).toBeLessThanOrEqual(HERO_BUDGET)
  })
})

describe.each(DRAWN_TOWNS)('the house of $slug', ({ slug }) => {
  const svg = houseOf(slug)

  test('has a tag on each of its four locks, inside the image and not overlapping', () => {
    const points = [...svg.matchAll(/<g transform="translate\((\d+) (\d+)\)">/g)].map(
      ([, x, y]) => ({ x: Number(x), y: Number(y) }),
    )
    expect(points).toHaveLength(4)
    for (const { x, y } of points) {
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

  test('has a lit window', () => {
    expect(colorsIn(svg)).toContain(tokens().amber.toLowerCase())
  })

  test('is one whole file without text, styles or invalid numbers', () => {
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="620" height="720" viewBox="0 0 620 720">.*<\/svg>$/s,
    )
    expect(svg).not.toMatch(/<text|<style|style=|NaN|undefined/)
  })
})

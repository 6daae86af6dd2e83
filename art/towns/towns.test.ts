import { describe, expect, test } from 'vitest'
import { isSpecifiedTown } from '#domain/pages/specification.fixture.ts'
import { allTowns } from '#domain/places/towns.ts'
import { siteColors } from '#domain/color/colors.ts'
import { svgOf } from '../drawing.ts'
import { ownTownMap } from './town-drawings.ts'

/** A town added by an owner has neutral streets until it has a drawing. */
const SLUGS = allTowns()
  .map((town) => town.slug)
  .filter((slug) => isSpecifiedTown(slug) || ownTownMap(slug) !== undefined)
  .toSorted()
const HOUSE = { width: 620, height: 720 }

test('no two towns share a drawing', () => {
  expect(new Set(SLUGS.map((slug) => svgOf(`towns/${slug}/map`))).size).toBe(SLUGS.length)
  expect(new Set(SLUGS.map((slug) => svgOf(`towns/${slug}/house`))).size).toBe(SLUGS.length)
})

describe.each(SLUGS)('%s', (slug) => {
  const amber = siteColors().amber.toLowerCase()

  test('has exactly one lit pin on its map', () => {
    expect(svgOf(`towns/${slug}/map`).toLowerCase().split(amber)).toHaveLength(2)
  })

  test('has a lit window in its house', () => {
    expect(svgOf(`towns/${slug}/house`).toLowerCase()).toContain(amber)
  })

  test('has a tag on each of the four locks of its house, inside the image and apart', () => {
    const points = [
      ...svgOf(`towns/${slug}/house`).matchAll(/<g transform="translate\((\d+) (\d+)\)">/g),
    ].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
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
})

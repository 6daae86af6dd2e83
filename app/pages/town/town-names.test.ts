import { describe, expect, test } from 'vitest'
import { nameWidth } from '#art/name-width.ts'
import { drawnHeroOf } from '#art/towns/heroes.ts'
import { TOWN_SIZE } from '#art/towns/types.ts'
import { documentAt } from '#content/documents.ts'
import type { TownFront } from '#content/kinds.ts'
import { townPath } from '#domain/pages/pages.ts'
import { allTowns } from '#domain/places/towns.ts'
import { isSpecifiedTown } from '#domain/pages/specification.fixture.ts'

/** Towns with a drawing; one added by an owner has none at first. */
const DRAWN = allTowns().filter(
  ({ slug }) => isSpecifiedTown(slug) || drawnHeroOf(slug) !== undefined,
)

const DRAWN_TOWNS = DRAWN.map(({ slug }) => ({
  slug,
  hero: need(drawnHeroOf(slug)),
  names: documentAt<TownFront>(townPath(slug), 'en').front.drawing.names,
}))

/** Largest font size of the labels, in units of the box. */
const LABEL_SIZE = 28

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('this town has no copy or no drawing')
  return value
}

describe.each(DRAWN_TOWNS)('the labels on the drawing of $slug', ({ hero, names }) => {
  test('are in its copy, each with its position on the drawing and no other', () => {
    expect(Object.keys(names).toSorted()).toEqual(Object.keys(hero.labels).toSorted())
  })

  test('fit the box at the size of a phone', () => {
    for (const [key, { x, y, rotate = 0, anchor = 'start' }] of Object.entries(hero.labels)) {
      const length = nameWidth(need(names[key])) * LABEL_SIZE
      const before = { start: 0, middle: length / 2, end: length }[anchor]
      const turn = (rotate * Math.PI) / 180
      for (const along of [-before, length - before]) {
        for (const above of [0, LABEL_SIZE * 0.75]) {
          const cornerX = x + along * Math.cos(turn) + above * Math.sin(turn)
          const cornerY = y + along * Math.sin(turn) - above * Math.cos(turn)
          expect(cornerX, key).toBeGreaterThanOrEqual(0)
          expect(cornerX, key).toBeLessThanOrEqual(TOWN_SIZE.width)
          expect(cornerY, key).toBeGreaterThanOrEqual(0)
          expect(cornerY, key).toBeLessThanOrEqual(TOWN_SIZE.height)
        }
      }
    }
  })
})

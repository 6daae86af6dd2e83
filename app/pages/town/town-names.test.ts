import { describe, expect, test } from 'vitest'
import { nameWidth } from '#art/computed/name-width.ts'
import { ownTownMap } from '#art/towns/town-drawings.ts'
import { TOWN_SIZE } from '#art/towns/types.ts'
import { documentAt } from '#content/documents.ts'
import type { TownFront } from '#content/kinds.ts'
import { townPath } from '#domain/pages/pages.ts'
import { allTowns } from '#domain/places/towns.ts'
import { isSpecifiedTown } from '#domain/pages/specification.fixture.ts'

/** Towns with a drawing; one added by an owner has none at first. */
const DRAWN = allTowns().filter(
  ({ slug }) => isSpecifiedTown(slug) || ownTownMap(slug) !== undefined,
)

const DRAWN_TOWNS = DRAWN.map(({ slug }) => ({
  slug,
  map: need(ownTownMap(slug)),
  names: documentAt<TownFront>(townPath(slug), 'en').front.drawing.names,
}))

/** Largest font size of the labels, in units of the box. */
const LABEL_SIZE = 28

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('this town has no copy or no drawing')
  return value
}

describe.each(DRAWN_TOWNS)('the labels on the map of $slug', ({ map, names }) => {
  test('are in its copy, each with its position on the drawing and no other', () => {
    expect(Object.keys(names).toSorted()).toEqual(Object.keys(map.labels).toSorted())
  })

  test('fit the box at the size of a phone', () => {
    for (const [key, { x, y, rotate = 0, anchor = 'start' }] of Object.entries(map.labels)) {
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

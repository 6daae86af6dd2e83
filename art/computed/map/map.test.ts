import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { business } from '#domain/business/business.ts'
import { allTowns, findTown } from '#domain/places/towns.ts'
import { siteColors } from '#domain/color/colors.ts'
import { mapFile, MAP_NARROW, MAP_WIDE, project } from './frame.ts'
import { computedMap, mapNames, markOf } from './names.ts'
import { markedTownMap } from './town-map.ts'
import { ANOTHER_BUSINESS, skipUnless } from '#tests/support/skip-unless.ts'

/** Positions from the design ('The map'). */
const PLACES: Record<string, readonly [number, number]> = {
  'North Bergen': [975, 191],
  Guttenberg: [1087, 205],
  'West New York': [1064, 258],
  Weehawken: [1029, 379],
  'Union City': [937, 390],
  Secaucus: [748, 290],
  Hoboken: [961, 549],
  'Jersey City': [759, 793],
}

/** Towns with a position in the design; others are in lists only. */
const PLACED = computedMap() ? [] : allTowns().filter(({ name }) => name in PLACES)

test.each(PLACED.map((town) => [town.name, town] as const))(
  '%s is at its position in the design',
  (name, town) => {
    const [x, y] = project(town)
    const [designX = 0, designY = 0] = PLACES[name] ?? []
    expect(Math.abs(x - designX)).toBeLessThan(0.6)
    expect(Math.abs(y - designY)).toBeLessThan(0.6)
  },
)

const here = PLACED.filter(({ name }) => name === business.address.city)

test(
  'each town with a position has one outline',
  skipUnless(!computedMap(), ANOTHER_BUSINESS),
  () => {
    const markup = markedTownMap()
    const subpaths = (fill: string): number =>
      [...markup.matchAll(new RegExp(`<path fill="${fill}"[^>]* d="([^"]*)"`, 'g'))].map(
        (path) => path[1]?.match(/M/g)?.length ?? 0,
      )[0] ?? 0
    expect(subpaths(siteColors().card) + subpaths(siteColors().manila)).toBe(PLACED.length)
  },
)

test(
  'each town with a position has one mark, in amber for the owner’s town',
  skipUnless(!computedMap(), ANOTHER_BUSINESS),
  () => {
    const markup = markedTownMap()
    const marks = (metal: string) => markup.split(`<path fill="${metal}" stroke`).length - 1
    expect([marks(siteColors().brassLo), marks(siteColors().amber)]).toEqual([
      PLACED.length - here.length,
      here.length,
    ])
  },
)

test('each town with a position has one name', skipUnless(!computedMap(), ANOTHER_BUSINESS), () => {
  expect(
    mapNames()
      .filter(({ kind }) => kind === 'town')
      .map(({ text }) => text)
      .toSorted(),
  ).toEqual(PLACED.map(({ name }) => name).toSorted())
})

test(
  "each mark on the page is at its town's position",
  skipUnless(!computedMap(), ANOTHER_BUSINESS),
  () => {
    const styles = readFileSync(new URL('town-marks.css', import.meta.url), 'utf8')
    const places = [
      ...styles.matchAll(/a\[href\$='\/([a-z-]+)'\] \{\s+--x: (\d+);\s+--y: (\d+);/g),
    ].map(([, slug = '', x, y]) => [slug, Number(x), Number(y)] as const)
    expect(places.filter(([slug]) => findTown(slug))).toEqual(
      PLACED.map((town) => [town.slug, ...project(town).map(Math.round)]),
    )
  },
)

test('a town without a position on the map has no mark, and the mark of the owner’s town is lit', () => {
  for (const town of allTowns()) expect('data-off-map' in markOf(town)).toBe(!PLACED.includes(town))
  expect(allTowns().filter((town) => 'data-home' in markOf(town))).toEqual(here)
})

test('both crops are inside the file and show all pins', () => {
  for (const crop of [MAP_WIDE, MAP_NARROW]) {
    expect(crop.x).toBeGreaterThanOrEqual(mapFile().x)
    expect(crop.y + crop.height).toBeLessThanOrEqual(mapFile().y + mapFile().height)
    expect(crop.x + crop.width).toBeLessThanOrEqual(mapFile().x + mapFile().width)
    for (const town of PLACED) {
      const [x, y] = project(town)
      expect(x).toBeGreaterThan(crop.x)
      expect(x).toBeLessThan(crop.x + crop.width)
      expect(y).toBeGreaterThan(crop.y)
      expect(y).toBeLessThan(crop.y + crop.height)
    }
  }
})

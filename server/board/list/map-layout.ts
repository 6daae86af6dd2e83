/**
 * Where the map of the board draws towns and names. It shows where the towns are and nothing that is
 * not known, such as roads.
 */

import { perFacts } from '#domain/business/per-facts.ts'
import { allTowns, type Town } from '#domain/places/towns.ts'

/** All lengths are in units of the drawing, which is about as large in CSS px. */
export const SIZE = { width: 700, height: 720 }
/** Area of the towns; names and pins may be outside. */
const AREA = { x: 120, y: 125, width: 430, height: 550 }
const LETTER_WIDTH = 10

/** Distance between the pins of one town; a pin takes nearly as much. */
export const PIN_STEP = 26
const PIN_HEIGHT = 48

export interface Place {
  readonly town: Town
  readonly x: number
  readonly y: number
}

/** Projects the towns with one scale for both directions; north is up. */
function placeTowns(): readonly Place[] {
  const latitudes = allTowns().map(({ latitude }) => latitude)
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const eastings = allTowns().map(({ longitude }) => longitude * shrink)
  const [west, east] = [Math.min(...eastings), Math.max(...eastings)]
  const scale = Math.min(AREA.width / (east - west || 1), AREA.height / (north - south || 1))
  return allTowns().map((town) => ({
    town,
    x: Math.round(AREA.x + AREA.width / 2 + (town.longitude * shrink - (west + east) / 2) * scale),
    y: Math.round(AREA.y + AREA.height / 2 - (town.latitude - (south + north) / 2) * scale),
  }))
}

export const mapPlaces = perFacts(() => placeTowns())

/** 1 if the name is to the right of its town and the pins grow to the left, else -1. */
export type Side = 1 | -1

/**
 * Finds a side for each name where it covers no town and no other name; without one it is left out.
 * @param texts what is written after the names of the towns with pins, which are placed first
 */
export function placeNames(texts: ReadonlyMap<string, string>): ReadonlyMap<string, Side> {
  const order = mapPlaces().toSorted(
    (a, b) => Number(texts.has(b.town.name)) - Number(texts.has(a.town.name)),
  )
  const taken = mapPlaces().map(({ x, y }) => ({ left: x - 10, right: x + 10, y }))
  const placed = order.flatMap((place): readonly (readonly [string, Side])[] => {
    const { name } = place.town
    const width = (name.length + (texts.get(name) ?? '').length + 1) * LETTER_WIDTH
    for (const side of [1, -1] as const) {
      const [near, far] = [place.x + side * 16, place.x + side * (16 + width)]
      const box = { left: Math.min(near, far), right: Math.max(near, far), y: place.y }
      const isFree = taken.every(
        ({ left, right, y }) => Math.abs(y - box.y) > 22 || right < box.left || left > box.right,
      )
      if (!isFree || box.left < 8 || box.right > SIZE.width - 8) continue
      taken.push(box)
      return [[name, side]]
    }
    return []
  })
  return new Map(placed)
}

/**
 * Returns how many pins fit beside a town before they reach the next one: half of the way where the
 * pins of the next one grow towards it.
 */
export function roomForPins({ town, x, y }: Place, sides: ReadonlyMap<string, Side>): number {
  const sideOf = ({ name }: Town): Side => sides.get(name) ?? 1
  const direction = -sideOf(town)
  const rooms = mapPlaces()
    .filter((other) => other.town !== town && Math.abs(other.y - y) < PIN_HEIGHT)
    .map((other) => ({ distance: (other.x - x) * direction, side: sideOf(other.town) }))
    .filter(({ distance }) => distance > 0)
    .map(({ distance, side }) => (side === direction ? distance / 2 : distance - PIN_STEP / 2))
  return Math.max(1, Math.floor((Math.min(SIZE.width, ...rooms) - PIN_STEP / 2) / PIN_STEP) + 1)
}

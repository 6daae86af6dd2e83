import { TOWNS, type Town } from '#domain/towns.ts'
import { type Markup, markup, EMPTY_MARKUP } from '#server/http/markup.ts'

/** An open lead on the map. */
export interface MapPin {
  readonly leadId: string
  /** Name of its town; `null` if nothing names one, which leaves it to the list. */
  readonly town: string | null
  /** Accessible name of its link. */
  readonly text: string
  /** How long the lead has waited, in words; `null` once a staff member has it. */
  readonly waits: string | null
}

/** All lengths are in units of the drawing, which is about as large in CSS px. */
const SIZE = { width: 700, height: 720 }
/** Area of the towns; names and pins may be outside. */
const AREA = { x: 120, y: 125, width: 430, height: 550 }
const PIN_STEP = 26
const MAX_PINS_PER_TOWN = 4
const LETTER_WIDTH = 10

interface Place {
  readonly town: Town
  readonly x: number
  readonly y: number
}

/** Projects the towns with one scale for both directions; north is up. */
function placeTowns(): readonly Place[] {
  const latitudes = TOWNS.map(({ latitude }) => latitude)
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const eastings = TOWNS.map(({ longitude }) => longitude * shrink)
  const [west, east] = [Math.min(...eastings), Math.max(...eastings)]
  const scale = Math.min(AREA.width / (east - west || 1), AREA.height / (north - south || 1))
  return TOWNS.map((town) => ({
    town,
    x: Math.round(AREA.x + AREA.width / 2 + (town.longitude * shrink - (west + east) / 2) * scale),
    y: Math.round(AREA.y + AREA.height / 2 - (town.latitude - (south + north) / 2) * scale),
  }))
}

const PLACES = placeTowns()

/** Joins each two towns that have no third one between them (Gabriel graph), as roads do. */
const ROADS = PLACES.flatMap((one, index) =>
  PLACES.slice(index + 1).flatMap((other) => {
    const isDetour = PLACES.some(
      (via) => distance(one, via) ** 2 + distance(via, other) ** 2 < distance(one, other) ** 2,
    )
    return isDetour ? [] : [`M${one.x} ${one.y}L${other.x} ${other.y}`]
  }),
).join('')

function distance(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

interface Label extends Place {
  /** 1 if the name is to the right of its town and the pins grow to the left, else -1. */
  readonly side: 1 | -1
}

/**
 * Finds a side for each name where it covers no town and no other name; without one it is left out.
 */
function placeNames(widthOf: (town: Town) => number, first: readonly Town[]): readonly Label[] {
  const order = PLACES.toSorted(
    (a, b) => Number(first.includes(b.town)) - Number(first.includes(a.town)),
  )
  const taken = PLACES.map(({ x, y }) => ({ left: x - 10, right: x + 10, y }))
  return order.flatMap((place) => {
    for (const side of [1, -1] as const) {
      const [near, far] = [place.x + side * 16, place.x + side * (16 + widthOf(place.town))]
      const box = { left: Math.min(near, far), right: Math.max(near, far), y: place.y }
      const isFree = taken.every(
        ({ left, right, y }) => Math.abs(y - box.y) > 22 || right < box.left || left > box.right,
      )
      if (!isFree || box.left < 8 || box.right > SIZE.width - 8) continue
      taken.push(box)
      return [{ ...place, side }]
    }
    return []
  })
}

/**
 * Renders the towns with a pin for each open lead, for a screen that has room beside the list.
 * @param pins the most urgent first; amber are those that nobody has
 * @param label accessible name of the map
 */
export function boardMap(pins: readonly MapPin[], label: string): Markup {
  if (TOWNS.length < 2) return EMPTY_MARKUP
  const pinsIn = ({ name }: Town): readonly MapPin[] => pins.filter(({ town }) => town === name)
  const waitOf = (town: Town): string =>
    pinsIn(town).find(({ waits }) => waits !== null)?.waits ?? ''
  const names = placeNames(
    (town) => (town.name.length + waitOf(town).length + 1) * LETTER_WIDTH,
    TOWNS.filter((town) => pinsIn(town).length > 0),
  )
  const towns = PLACES.map(({ town, x, y }) => {
    const side = names.find((name) => name.town === town)?.side
    const here = pinsIn(town)
    const rest = here.length - MAX_PINS_PER_TOWN
    const wait = waitOf(town)
    const at = (step: number): string => String(x - (side ?? 1) * step * PIN_STEP)
    return markup`<circle cx="${String(x)}" cy="${String(y)}" r="5"/>${
      side !== undefined &&
      markup`<text x="${String(x + side * 16)}" y="${String(y + 6)}"${side === 1 ? EMPTY_MARKUP : markup` text-anchor="end"`}>${town.name}${wait === '' ? EMPTY_MARKUP : markup` <tspan>${wait}</tspan>`}</text>`
    }${here.slice(0, MAX_PINS_PER_TOWN).map((pin, index) => pinMarkup(pin, at(index), String(y), pin === pins[0] && pin.waits !== null))}${
      rest > 0 &&
      markup`<text x="${at(MAX_PINS_PER_TOWN)}" y="${String(y - 12)}" text-anchor="middle">+${String(rest)}</text>`
    }`
  })
  return markup`<div class="map" role="group" aria-label="${label}" data-live="map"><svg viewBox="0 0 ${String(SIZE.width)} ${String(SIZE.height)}"><path class="roads" d="${ROADS}"/>${towns}</svg></div>`
}

/**
 * Renders a stake of the logo; the address differs from the list's, so that a link is found by it.
 */
const pinMarkup = (
  { leadId, text, waits }: MapPin,
  x: string,
  y: string,
  isFirst: boolean,
): Markup =>
  markup`<a href="/staff/l/${leadId}#top" aria-label="${text}" class="${waits === null ? 'taken' : 'waiting'}" transform="translate(${x} ${y})${isFirst ? ' scale(1.5)' : ''}"><title>${text}</title><path class="area" d="M-12-46h24V2h-24z"/><path d="M-6-21h12v13l-6 8-6-8z M-6-24h12v-13l-6-8-6 8z"/></a>`

import { TOWNS, type Town, findTown } from './towns.ts'
import { milesBetween, type Coordinates } from './distance.ts'
import type { Submission } from './submission/fields.ts'
import { townsOfZip } from './zip-codes.ts'

/** How the town was found: in this order, the first that names one counts. */
export type TownSource = 'zip' | 'address' | 'location' | 'page'

export interface LeadTown {
  readonly name: string
  readonly source: TownSource
}

/** What a town is read from; of most outputs only a part is known. */
type LeadPlace = Pick<Submission, 'address'> &
  Partial<{ readonly [Name in ContextField]: Submission[Name] | undefined }>
type ContextField = 'visitor_info' | 'traffic_source' | 'source_url'

/** Farther from the center of every town, a location is in none of them. */
const MAX_MILES_TO_TOWN = 2.5

const TOWN_NAMES = TOWNS.map(({ name }) => name)
/** The overview looks for them in thousands of addresses. */
const NORMALIZED_NAMES = new Map(TOWN_NAMES.map((name) => [name, normalizeWords(name)]))

/** Finds the town of a lead; `null` if nothing names one. */
export function townOfLead(lead: LeadPlace): LeadTown | null {
  const zip = zipOf(lead.address)
  const ofZip = townsOfZip(zip ?? '')
  const inAddress = townInText(lead.address)
  if (ofZip[0] !== undefined) {
    return { name: ofZip.find((name) => name === inAddress) ?? ofZip[0], source: 'zip' }
  }
  if (inAddress !== null) return { name: inAddress, source: 'address' }
  // The ZIP code is of another place: the device and the page say nothing about the job.
  if (zip !== null) return null
  const nearest = nearestTown(locationOf(lead))
  if (nearest) return { name: nearest.name, source: 'location' }
  const landedOn = townOfPage(lead)
  return landedOn ? { name: landedOn.name, source: 'page' } : null
}

/** Returns where the job is: coordinates in the address, else those that the device shared. */
export function locationOf({ address, visitor_info }: LeadPlace): Coordinates | null {
  return coordinatesInText(address) ?? visitor_info?.geolocation ?? null
}

/**
 * Reads the coordinates of a shared location (submission/shared-location.ts), or of ones that a
 * visitor copied from a map.
 */
export function coordinatesInText(text: string): Coordinates | null {
  const [, latitude, longitude] = /(-?\d{1,2}\.\d{3,}),\s*(-?\d{1,3}\.\d{3,})/.exec(text) ?? []
  return latitude === undefined
    ? null
    : { latitude: Number(latitude), longitude: Number(longitude) }
}

/** Returns the last ZIP code of a text, without its extension; decimals of coordinates are none. */
export function zipOf(text: string): string | null {
  return text.match(/(?<![\d.])\d{5}(?!\d)/g)?.at(-1) ?? null
}

/**
 * Finds the town that a text names. The last name counts, because streets are named after towns too
 * and precede them (Hoboken Ave, Jersey City). Of two names that end at the same place, the longer
 * counts: West Orange is not Orange.
 * @param towns names to find; by default the site's own
 */
export function townInText(text: string, towns: readonly string[] = TOWN_NAMES): string | null {
  const words = normalizeWords(text)
  const found = towns
    .flatMap((name) => {
      const sought = NORMALIZED_NAMES.get(name) ?? normalizeWords(name)
      const at = words.lastIndexOf(sought)
      return at === -1 ? [] : [{ name, end: at + sought.length, length: sought.length }]
    })
    .toSorted((one, other) => other.end - one.end || other.length - one.length)
  return found[0]?.name ?? null
}

/**
 * Reduces a text to words with one space around each, without accents: Peñasco is often typed as
 * Penasco.
 */
function normalizeWords(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return ` ${plain.split(/[^\p{L}\d]+/u).join(' ')} `
}

function nearestTown(at: Coordinates | null): Town | undefined {
  if (at === null) return undefined
  const [nearest] = TOWNS.map((town) => ({ town, miles: milesBetween(at, town) })).toSorted(
    (one, other) => one.miles - other.miles,
  )
  return nearest && nearest.miles <= MAX_MILES_TO_TOWN ? nearest.town : undefined
}

/** Returns the town whose page the form was sent from, or was the first page of the visit. */
function townOfPage({ source_url, traffic_source }: LeadPlace): Town | undefined {
  return [source_url, traffic_source?.click_path?.[0]]
    .map((path) => findTown(path?.split('/').at(-1) ?? ''))
    .find((town) => town !== undefined)
}

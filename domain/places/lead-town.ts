import { perFacts } from '#domain/business/per-facts.ts'
import { allTowns, type Town, findTown } from './towns.ts'
import { milesBetween, type Coordinates } from '#domain/places/geography/distance.ts'
import type { Submission } from '#domain/submission/fields.ts'
import { isStreetSuffix, withoutUnit } from '#domain/submission/address/street-words.ts'
import { initials, normalizeWords, townSpellings } from './town-spellings.ts'
import { US_STATES } from '#domain/places/geography/us-states.ts'
import { townsOfZip } from './zip-codes.ts'

/** How the town was found: in this order, the first that names one counts. */
export type TownSource = 'zip' | 'address' | 'location' | 'page'

export interface LeadTown {
  readonly name: string
  readonly source: TownSource
}

/** What a town is read from; of most outputs only a part is known. */
export type LeadPlace = Pick<Submission, 'address'> &
  Partial<{ readonly [Name in ContextField]: Submission[Name] | undefined }>
type ContextField = 'visitor_info' | 'traffic_source' | 'source_url'

/** Farther from the center of every town, a location is in none of them. */
const MAX_MILES_TO_TOWN = 2.5

const townNames = perFacts(() => allTowns().map(({ name }) => name))
/** The overview looks for them in thousands of addresses. */
const spellingsByTown = perFacts(
  () => new Map(townNames().map((name) => [name, townSpellings(name)])),
)

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

const STATE = /^(?:NJ|N\.J\.|New Jersey|NY|New York|PA)\b/i
const STATE_AFTER_TOWN = / (?:NJ|N\.J\.|New Jersey|NY|New York|PA)\b/i
/** As long as a name of a town, without a number. */
const TOWN_NAME = /^\p{L}[\p{L} .'-]{2,29}$/u

/**
 * Returns the town that an address ends with, where it names none that is served; '' without one. It
 * decides whether anybody drives there, so it is neither a number nor longer than a name.
 */
export function townElsewhere(address: string): string {
  if (townInText(address) !== null || coordinatesInText(address) !== null) return ''
  const [, ...parts] = address.split(',').map((part) => part.trim())
  const named = parts.filter((part) => !STATE.test(part) && !/^USA$/i.test(part))
  const last = (named.at(-1) ?? '').replace(/ USA$/i, '')
  const stateAt = last.search(STATE_AFTER_TOWN)
  const town = stateAt < 0 ? last : last.slice(0, stateAt)
  return TOWN_NAME.test(town) && !US_STATES.includes(town.toUpperCase()) ? town : ''
}

/** Returns where the job is: coordinates in the address, else those that the device shared. */
export function locationOf({ address, visitor_info }: LeadPlace): Coordinates | null {
  return coordinatesInText(address) ?? visitor_info?.geolocation ?? null
}

/**
 * Reads the coordinates of a shared location, or of ones that a
 * visitor copied from a map.
 */
export function coordinatesInText(text: string): Coordinates | null {
  const [, latitude, longitude] = /(-?\d{1,2}\.\d{3,}),\s*(-?\d{1,3}\.\d{3,})/.exec(text) ?? []
  return latitude === undefined
    ? null
    : { latitude: Number(latitude), longitude: Number(longitude) }
}

/**
 * Returns the last ZIP code of a text, without its extension. Decimals of coordinates are none, nor
 * is a house number: five digits at the beginning, unless they are a ZIP code from here.
 */
export function zipOf(text: string): string | null {
  let zip: string | null = null
  for (const { 1: digits = '', index } of text.matchAll(/(?:^|[^\d.])(\d{5})(?!\d)/g)) {
    const isHouseNumber = index === 0 && /^\s*\d{5}\s+\p{L}/u.test(text)
    if (!isHouseNumber || townsOfZip(digits).length > 0) zip = digits
  }
  return zip
}

/**
 * Finds the town that a text names. The last name counts, because streets are named after towns too
 * and precede them (Hoboken Ave, Jersey City). Of two names that end at the same place, the longer
 * counts: West Orange is not Orange. A name before a word such as Ave is a street.
 * @param towns names to find; by default the site's own
 */
export function townInText(text: string, towns: readonly string[] = townNames()): string | null {
  const words = normalizeWords(text)
  let found: { readonly name: string; readonly end: number; readonly length: number } | null = null
  for (const name of towns) {
    for (const sought of spellingsByTown().get(name) ?? townSpellings(name)) {
      const end = endOfLast(words, sought)
      const isBetter =
        found === null || end > found.end || (end === found.end && sought.length > found.length)
      if (end >= 0 && isBetter) found = { name, end, length: sought.length }
    }
  }
  return found?.name ?? townOfInitials(words, towns)
}

const beginsWithSuffix = (words: string): boolean => isStreetSuffix(words.split(' ', 1)[0] ?? '')

/** Returns where the last occurrence that is no street ends; -1 without one. */
function endOfLast(words: string, sought: string): number {
  let at = words.lastIndexOf(sought)
  while (at > 0 && beginsWithSuffix(words.slice(at + sought.length)))
    at = words.lastIndexOf(sought, at - 1)
  return at === -1 || beginsWithSuffix(words.slice(at + sought.length)) ? -1 : at + sought.length
}

/** State, country and ZIP code at the end of an address. */
const ADDRESS_END = / (?:nj|ny|new jersey|usa|us|united states|\d{5}|\d{5} \d{4}) $/

function withoutAddressEnd(words: string): string {
  const shorter = words.replace(ADDRESS_END, ' ')
  return shorter === words ? words : withoutAddressEnd(shorter)
}

/** Initials are looked for at the end of an address only. */
const MAX_END_LENGTH = 80

/** Finds a town by its initials as the last word: 500 60th St, WNY. States and directions are none. */
function townOfInitials(words: string, towns: readonly string[]): string | null {
  const last = withoutAddressEnd(words.slice(-MAX_END_LENGTH)).trim().split(' ').pop() ?? ''
  const isOther = US_STATES.includes(last.toUpperCase()) || /^(?:[ns][ew])$/.test(last)
  if (last.length < 2 || isOther) return null
  return towns.find((name) => initials(name) === last) ?? null
}

/** Words after a street that describe a place in it, in both languages. */
const PLACE_WORDS =
  /^(?:near|by|behind|between|corner|and|at|off|opposite|rear|floor|cerca|detras|entre|esquina|frente|y|con) /

/**
 * Returns whether an address says in which town it is: by a town from here or elsewhere, a ZIP code
 * or coordinates. An avenue may run through several towns.
 */
export function namesTown(address: string): boolean {
  if (townInText(address) !== null || zipOf(address) !== null) return true
  if (coordinatesInText(address) !== null) return true
  const [street = '', ...more] = withoutUnit(address).split(/[,;\n]/)
  const isPlace = (words: string): boolean => /\p{L}{3}/u.test(words.replace(ADDRESS_END, ' '))
  const namesPlace = (words: string): boolean =>
    isPlace(words) && !PLACE_WORDS.test(words.trimStart())
  if (more.some((part) => namesPlace(normalizeWords(part)))) return true
  // Behind the last word such as Ave.
  const words = normalizeWords(street).split(' ')
  const end = words.map(isStreetSuffix).lastIndexOf(true)
  const after = end < 1 ? undefined : ` ${words.slice(end + 1).join(' ')}`
  return after !== undefined && namesPlace(after)
}

function nearestTown(at: Coordinates | null): Town | undefined {
  if (at === null) return undefined
  let nearest: { readonly town: Town; readonly miles: number } | undefined
  for (const town of allTowns()) {
    const miles = milesBetween(at, town)
    if (nearest === undefined || miles < nearest.miles) nearest = { town, miles }
  }
  return nearest && nearest.miles <= MAX_MILES_TO_TOWN ? nearest.town : undefined
}

/** Returns the town whose page the form was sent from, or was the first page of the visit. */
function townOfPage({ source_url, traffic_source }: LeadPlace): Town | undefined {
  return [source_url, traffic_source?.click_path?.[0]]
    .map((path) => findTown(path?.split('/').pop() ?? ''))
    .find((town) => town !== undefined)
}

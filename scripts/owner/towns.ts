import { withTowns } from '../../domain/business/editing/lists.ts'
import type { Business, TownEntry } from '../../domain/business/schema/schema.ts'
import { milesBetween } from '../../domain/places/geography/distance.ts'
import { nameProblem, slugOf } from '../../domain/text/names.ts'
import { type CommandResult, refused } from './edit-business.ts'

/** More would be a typing mistake in a point, or a town that no van reaches. */
const MAX_MILES_APART = 60

/**
 * Parses 'LATITUDE,LONGITUDE' in degrees, as maps show them; `null` for anything else or a place
 * outside the United States.
 */
export function parsePoint(text: string): Omit<TownEntry, 'name'> | null {
  const found = /^\s*(\d+(?:\.\d+)?)\s*,\s*(-\d+(?:\.\d+)?)\s*$/.exec(text)
  const [latitude, longitude] = [Number(found?.[1]), Number(found?.[2])]
  const isInside = latitude > 17 && latitude < 72 && longitude > -180 && longitude < -64
  return isInside ? { latitude, longitude } : null
}

export const POINT_FORMAT =
  'a point in the United States as maps show it: latitude, comma, longitude with a minus sign, such as 40.6687,-74.1143'

/** Returns the problem of a list of towns, the owner's first; `null` for none. */
export function townsProblem(towns: readonly TownEntry[]): string | null {
  const [base] = towns
  if (!base) return 'At least one town is needed.'
  const slugs = towns.map(({ name }) => slugOf(name))
  for (const [index, town] of towns.entries()) {
    const problem = nameProblem(town.name)
    if (problem !== null) return `${problem}.`
    if (slugs.indexOf(slugs[index] ?? '') < index) return `${town.name} is a town of the site.`
    const miles = Math.round(milesBetween(base, town))
    if (miles > MAX_MILES_APART)
      return `${town.name} is ${miles} miles from ${base.name}: check its point; a site serves towns up to ${MAX_MILES_APART} miles apart.`
  }
  return null
}

/**
 * Adds a town.
 * @param point latitude and longitude in degrees, as the owner typed it
 */
export function addTown(facts: Business, name: string, point: string | undefined): CommandResult {
  const at = parsePoint(point ?? '')
  if (at === null) return refused(`--at takes ${POINT_FORMAT}.`)
  const towns = [...facts.towns, { name, ...at }]
  const problem = townsProblem(towns)
  if (problem !== null) return refused(problem)
  return {
    ok: true,
    facts: withTowns(facts, towns),
    messages: [
      `${name} is in business.json, and in menus, lists and sitemap, in both languages.`,
      'Its page says what is true of any town: write a sentence or two of its own as "about" into its entry.',
    ],
  }
}

export function removeTown(facts: Business, name: string): CommandResult {
  const town = facts.towns.find((each) => each.name === name)
  if (!town)
    return refused(
      `'${name}' is no town of the site: write one of ${facts.towns.map((each) => each.name).join(', ')}.`,
    )
  if (facts.address.city === name)
    return refused(
      `${name} is the town of your address: add your new town (npm run add -- town NAME --at LATITUDE,LONGITUDE), write it as "city" of "address" in business.json, then remove ${name}.`,
    )
  if (facts.reviews.some((review) => review.town === name))
    return refused(
      `A review in business.json is from ${name}: delete it from "reviews" there, or give it another town, then remove ${name}.`,
    )
  return {
    ok: true,
    facts: withTowns(
      facts,
      facts.towns.filter((each) => each !== town),
    ),
    messages: [`${name} is out of business.json, and its addresses lead to the page of all towns.`],
  }
}

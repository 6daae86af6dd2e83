/** The owner's town and service area, from domain/, in a form that needs no translation. */

import { perFacts } from '#domain/business/per-facts.ts'
import { business } from '#domain/business/business.ts'
import { allTowns } from '#domain/places/towns.ts'
import { isInDefaultArea } from '#domain/business/default-business.ts'
import type { Language } from '#domain/text/language.ts'
import { stateName } from '#domain/places/geography/us-states.ts'

export const baseTown = perFacts(() => business.address.city)
/** Number of other towns served. */
export const otherTowns = perFacts(
  () => allTowns().filter(({ name }) => name !== baseTown()).length,
)
/**
 * Returns the area of the towns in a language: 'Hudson County' in both, 'the Boise area' and 'el
 * área de Boise'.
 */
export function countyIn(language: Language): string {
  const { county } = business.address
  return typeof county === 'string' ? county : county[language]
}
/** 'NJ' */
export const region = perFacts(() => business.address.region)
/** 'New Jersey' */
export const state = perFacts(() => stateName(region()))
/** Returns 'Hudson County, NJ'. */
export const areaIn = (language: Language): string => `${countyIn(language)}, ${region()}`

/** Number of characters of a description that search results show. */
const MAX_DESCRIPTION_LENGTH = 158
/** Returns the description that names the towns if it fits; otherwise one that counts them. */
export const namedOrCounted = (named: string, counted: string): string =>
  named.length <= MAX_DESCRIPTION_LENGTH ? named : counted

/**
 * Returns a text about the law of New Jersey if the business is there; otherwise a text that is
 * valid in any state.
 */
export const inNewJersey = <Text>(text: Text, otherwise: Text): Text =>
  region() === 'NJ' ? text : otherwise

/** Returns a text about the license if the business has one; otherwise another. */
export const whileLicensed = <Text>(text: Text, otherwise: Text): Text =>
  business.licenses === null ? otherwise : text

/** Returns a text about the insurance unless the business has none; otherwise another. */
export const whileInsured = <Text>(text: Text, otherwise: Text): Text =>
  business.insuranceAmount === 0 ? otherwise : text

/**
 * Address for looking up a license of New Jersey's Division of Consumer Affairs; `null` in another state.
 */
export const licenseLookupUrl = perFacts(() =>
  inNewJersey<string | null>('https://newjersey.mylicense.com/verification/', null),
)

/** Returns a text about Hudson County if the business is there; otherwise another. */
export const inHudsonCounty = <Text>(text: Text, otherwise: Text): Text =>
  isInDefaultArea(business) ? text : otherwise

const ON_BERGENLINE = ['North Bergen', 'Guttenberg', 'West New York', 'Union City']
/** Number of towns on the avenue. */
export const onBergenline = perFacts(
  () => allTowns().filter(({ name }) => ON_BERGENLINE.includes(name)).length,
)

/** True if the owner's town is North Bergen, for which the pages were written. */
export const isNorthBergen = perFacts(() => baseTown() === 'North Bergen')

/** Returns directions from North Bergen; empty for an owner elsewhere. */
export const fromNorthBergen = (sentence: string): string => (isNorthBergen() ? sentence : '')

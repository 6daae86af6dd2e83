/** The owner's town and service area, from domain/, in a form that needs no translation. */

import { perFacts } from '#domain/business/per-facts.ts'
import { business } from '#domain/business/business.ts'
import { allTowns } from '#domain/places/towns.ts'
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

/**
 * Returns a text about the law of New Jersey if the business is there; otherwise a text that is
 * valid in any state.
 */
export const inNewJersey = <Text>(text: Text, otherwise: Text): Text =>
  region() === 'NJ' ? text : otherwise

/**
 * Address for looking up a license of New Jersey's Division of Consumer Affairs; `null` in another state.
 */
export const licenseLookupUrl = perFacts(() =>
  inNewJersey<string | null>('https://newjersey.mylicense.com/verification/', null),
)

const ON_BERGENLINE = ['North Bergen', 'Guttenberg', 'West New York', 'Union City']
/** Number of towns on the avenue. */
export const onBergenline = perFacts(
  () => allTowns().filter(({ name }) => ON_BERGENLINE.includes(name)).length,
)

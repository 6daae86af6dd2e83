import { perFacts } from '#domain/business/per-facts.ts'
import { baseTown, countyIn, onBergenline, otherTowns } from '#copy/region.ts'
import { allTowns } from '#domain/places/towns.ts'

export { baseTown, inNewJersey, region } from '#copy/region.ts'

/** 'Hudson County' */
export const county = perFacts(() => countyIn('en'))
/** 'North Bergen and Hudson County'; the area alone if its name contains the town's. */
export const townAndCounty = perFacts(() =>
  county().includes(baseTown()) ? county() : `${baseTown()} and ${county()}`,
)
const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const inWords = (count: number): string => WORDS[count] ?? String(count)

/** 'eight' */
export const townCount = perFacts(() => inWords(allTowns().length))
/** 'seven nearby towns'; 'nearby' if there is only one town. */
export const nearbyTowns = perFacts(() =>
  otherTowns() === 0
    ? 'nearby'
    : `${inWords(otherTowns())} nearby ${otherTowns() === 1 ? 'town' : 'towns'}`,
)
/** Returns such as 'North Bergen, Union City and Hoboken'. */
export const townList = perFacts(() =>
  new Intl.ListFormat('en-GB').format(allTowns().map(({ name }) => name)),
)
/** 'four': number of towns on Bergenline Avenue; `null` if that does not help. */
export const bergenlineTowns = perFacts(() => (onBergenline() > 1 ? inWords(onBergenline()) : null))

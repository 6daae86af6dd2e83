import { areaIn, baseTown, countyIn, onBergenline, otherTowns, region } from '#copy/region.ts'
import { TOWNS } from '#domain/places/towns.ts'

export {
  baseTown,
  fromNorthBergen,
  inHudsonCounty,
  inNewJersey,
  isNorthBergen,
  namedOrCounted,
  region,
  state,
  whileInsured,
  whileLicensed,
} from '#copy/region.ts'

/** 'Hudson County' */
export const county = countyIn('en')
/** 'Hudson County, NJ' */
export const area = areaIn('en')
/** 'North Bergen and Hudson County'; the area alone if its name contains the town's. */
export const townAndCounty = county.includes(baseTown) ? county : `${baseTown} and ${county}`
/** 'North Bergen and Hudson County, NJ' */
export const townAndArea = `${townAndCounty}, ${region}`

const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')
const inWords = (count: number): string => WORDS[count] ?? String(count)

/** 'eight' */
export const townCount = inWords(TOWNS.length)
/** 'seven nearby towns'; 'nearby' if there is only one town. */
export const nearbyTowns =
  otherTowns === 0
    ? 'nearby'
    : `${inWords(otherTowns)} nearby ${otherTowns === 1 ? 'town' : 'towns'}`
/** 'North Bergen and nearby towns'; the name alone if there is only one town. */
export const baseTownAndNearby = otherTowns === 0 ? baseTown : `${baseTown} and nearby towns`
/** Returns such as 'North Bergen, Union City and Hoboken'. */
export const townList = new Intl.ListFormat('en-GB').format(TOWNS.map(({ name }) => name))
/** Returns such as 'these eight towns', or the name of the only town. */
export const countedTowns = (determiner = ''): string =>
  TOWNS.length === 1 ? townList : `${determiner} ${townCount} towns`.trimStart()
/** 'four': number of towns on Bergenline Avenue; `null` if that does not help. */
export const bergenlineTowns = onBergenline > 1 ? inWords(onBergenline) : null

import {
  areaIn,
  baseTown,
  countyIn,
  onBergenline,
  otherTowns,
  region,
  whileLicensed,
} from '#copy/region.ts'
import { business } from '#domain/business/business.ts'
import { TOWNS } from '#domain/places/towns.ts'

export {
  baseTown,
  fromNorthBergen,
  inHudsonCounty,
  inNewJersey,
  namedOrCounted,
  region,
  state,
  whileInsured,
  whileLicensed,
} from '#copy/region.ts'

/** 'Hudson County' */
export const county = countyIn('es')
/** 'Hudson County, NJ' */
export const area = areaIn('es')
/** 'North Bergen y Hudson County'; the area alone if its name contains the town's. */
export const townAndCounty = county.includes(baseTown) ? county : `${baseTown} y ${county}`
/** 'North Bergen y Hudson County, NJ' */
export const townAndArea = `${townAndCounty}, ${region}`

/** Stands after the business, because an employee may work without one of their own; empty in a state without licenses. */
export const withLicense = whileLicensed(' con licencia', '')

/** Whether somebody in the business speaks Spanish; unknown counts as no. */
export const speaksSpanish = business.spokenLanguages.includes('es')

const WORDS = 'ninguna una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ')
const inWords = (count: number): string => WORDS[count] ?? String(count)

/** 'ocho' */
export const townCount = inWords(TOWNS.length)
/** 'siete ciudades cercanas'; 'alrededores' if there is only one town. */
export const nearbyTowns =
  otherTowns === 0
    ? 'alrededores'
    : `${inWords(otherTowns)} ${otherTowns === 1 ? 'ciudad cercana' : 'ciudades cercanas'}`
/** Returns such as 'North Bergen, Union City y Hoboken'. */
export const townList = new Intl.ListFormat('es').format(TOWNS.map(({ name }) => name))
/** Returns such as 'estas ocho ciudades', or the name of the only town. */
export const countedTowns = (determiner = ''): string =>
  TOWNS.length === 1 ? townList : `${determiner} ${townCount} ciudades`.trimStart()
/** 'cuatro': number of towns on Bergenline Avenue; `null` if that does not help. */
export const bergenlineTowns = onBergenline > 1 ? inWords(onBergenline) : null

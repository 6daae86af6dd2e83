import { perFacts } from '#domain/business/per-facts.ts'
import { baseTown, countyIn, onBergenline, otherTowns } from '#copy/region.ts'
import { business } from '#domain/business/business.ts'
import { allTowns } from '#domain/places/towns.ts'

export { baseTown, inNewJersey, region } from '#copy/region.ts'

/** 'Hudson County' */
export const county = perFacts(() => countyIn('es'))
/** 'North Bergen y Hudson County'; the area alone if its name contains the town's. */
export const townAndCounty = perFacts(() =>
  county().includes(baseTown()) ? county() : `${baseTown()} y ${county()}`,
)
/** Whether somebody in the business speaks Spanish; unknown counts as no. */
export const speaksSpanish = perFacts(() => business.spokenLanguages.includes('es'))

const WORDS = 'ninguna una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ')
const inWords = (count: number): string => WORDS[count] ?? String(count)

/** 'ocho' */
export const townCount = perFacts(() => inWords(allTowns().length))
/** 'siete ciudades cercanas'; 'alrededores' if there is only one town. */
export const nearbyTowns = perFacts(() =>
  otherTowns() === 0
    ? 'alrededores'
    : `${inWords(otherTowns())} ${otherTowns() === 1 ? 'ciudad cercana' : 'ciudades cercanas'}`,
)
/** Returns such as 'North Bergen, Union City y Hoboken'. */
export const townList = perFacts(() =>
  new Intl.ListFormat('es').format(allTowns().map(({ name }) => name)),
)
/** 'cuatro': number of towns on Bergenline Avenue; `null` if that does not help. */
export const bergenlineTowns = perFacts(() => (onBergenline() > 1 ? inWords(onBergenline()) : null))

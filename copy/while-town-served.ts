import { allTowns } from '#domain/places/towns.ts'

/**
 * Returns a text that names a town if the site has its page, otherwise another, so that a removed
 * town is mentioned nowhere.
 * @param town its name exactly as in domain/places/towns.ts
 */
export const whileServed = (town: string, named: string, otherwise: string): string =>
  allTowns().some(({ name }) => name === town) ? named : otherwise

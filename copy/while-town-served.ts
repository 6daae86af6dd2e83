import { CITIES } from '#domain/cities.ts'

/**
 * Returns a text that names a town if the site has its page, otherwise another, so that a removed
 * town is mentioned nowhere.
 * @param town its name exactly as in domain/cities.ts
 */
export const whileServed = (town: string, named: string, otherwise: string): string =>
  CITIES.some(({ name }) => name === town) ? named : otherwise

import { CITIES } from '#domain/cities.ts'

/**
 * Words that name a town for as long as the site has a page of it, others
 * afterwards: so a town that is taken out leaves no sentence behind.
 * @param town its name letter for letter as in domain/cities.ts
 */
export const whileServed = (town: string, named: string, otherwise: string): string =>
  CITIES.some(({ name }) => name === town) ? named : otherwise

import { CITIES } from './cities.ts'

/** Where no name of ours stands in the address. */
export const ELSEWHERE = 'elsewhere'

/**
 * The town of an address, guessed from its words. The last name counts: streets
 * are called after towns too, and stand before them (Hoboken Ave, Jersey City).
 */
export function townOf(address: string): string {
  const words = inWords(address)
  const found = CITIES.map(({ name }) => ({ name, at: words.lastIndexOf(inWords(name)) }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => other.at - one.at)
  return found[0]?.name ?? ELSEWHERE
}

/** Whole words only, one space around each: no name of the eight contains another. */
function inWords(text: string): string {
  return ` ${text.toLowerCase().split(/\W+/).join(' ')} `
}

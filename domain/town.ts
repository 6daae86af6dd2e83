import { CITIES } from './cities.ts'

/** Where no name of ours stands in the address. */
export const ELSEWHERE = 'elsewhere'

const NAMES = CITIES.map(({ name }) => name)

/**
 * The town of an address, guessed from its words. The last name counts: streets
 * are called after towns too, and stand before them (Hoboken Ave, Jersey City).
 * Of two that end there, the longer: West Orange is not Orange.
 * @param towns names to look for, the site's own as a rule
 */
export function townOf(address: string, towns: readonly string[] = NAMES): string {
  const words = inWords(address)
  const found = towns
    .flatMap((name) => {
      const sought = inWords(name)
      const at = words.lastIndexOf(sought)
      return at === -1 ? [] : [{ name, end: at + sought.length, length: sought.length }]
    })
    .toSorted((one, other) => other.end - one.end || other.length - one.length)
  return found[0]?.name ?? ELSEWHERE
}

/** Whole words only, one space around each; Peñasco is written Penasco on many keyboards. */
function inWords(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return ` ${plain.split(/[^\p{L}\d]+/u).join(' ')} `
}

import { CITIES } from './cities.ts'

/** Where no name of ours stands in the address. */
export const UNKNOWN_TOWN = 'elsewhere'

const TOWN_NAMES = CITIES.map(({ name }) => name)

/**
 * The town of an address, guessed from its words. The last name counts: streets
 * are called after towns too, and stand before them (Hoboken Ave, Jersey City).
 * Of two that end there, the longer: West Orange is not Orange.
 * @param towns names to look for, the site's own as a rule
 */
export function townOfAddress(address: string, towns: readonly string[] = TOWN_NAMES): string {
  const words = normalizeWords(address)
  const found = towns
    .flatMap((name) => {
      const sought = normalizeWords(name)
      const at = words.lastIndexOf(sought)
      return at === -1 ? [] : [{ name, end: at + sought.length, length: sought.length }]
    })
    .toSorted((one, other) => other.end - one.end || other.length - one.length)
  return found[0]?.name ?? UNKNOWN_TOWN
}

/** Whole words only, one space around each; Peñasco is written Penasco on many keyboards. */
function normalizeWords(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return ` ${plain.split(/[^\p{L}\d]+/u).join(' ')} `
}

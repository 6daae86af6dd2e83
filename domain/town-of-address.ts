import { CITIES } from './cities.ts'

/** Used when the address names no town of the site. */
export const UNKNOWN_TOWN = 'elsewhere'

const TOWN_NAMES = CITIES.map(({ name }) => name)

/**
 * Guesses the town of an address. The last name counts, because streets are named after towns too and precede them
 * (Hoboken Ave, Jersey City). Of two names that end at the same place, the longer counts: West Orange is not Orange.
 * @param towns names to find; by default the site's own
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

/** Reduces a text to words with one space around each, without accents: Peñasco is often typed as Penasco. */
function normalizeWords(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return ` ${plain.split(/[^\p{L}\d]+/u).join(' ')} `
}

/**
 * Reduces a text to words with one space around each, without accents: Peñasco is often typed as
 * Penasco.
 */
export function normalizeWords(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return ` ${plain.split(/[^\p{L}\d]+/u).join(' ')} `
}

/** Abbreviations and Spanish words of the directions in town names. */
const DIRECTIONS: Readonly<Record<string, readonly string[]>> = {
  north: ['n', 'no', 'norte'],
  south: ['s', 'so', 'sur'],
  east: ['e', 'este'],
  west: ['w', 'oeste'],
}

/** Returns how people write a town, as normalized words: N Bergen, Bergen Norte, Ciudad Jersey. */
export function townSpellings(name: string): readonly string[] {
  const plain = normalizeWords(name).trim()
  const [first = '', ...rest] = plain.split(' ')
  const others = rest.join(' ')
  const directed = others === '' ? [] : (DIRECTIONS[first] ?? [])
  const spellings = [
    plain,
    ...directed.map((word) => `${word} ${others}`),
    ...directed.slice(-1).map((word) => `${others} ${word}`),
  ]
  const spanish = spellings.map((each) => each.replace('new york', 'nueva york'))
  const cities = /^(.+) city$/.exec(plain)
  const city = cities === null ? [] : [`ciudad ${cities[1]}`, `${cities[1]} ciudad`]
  return [...new Set([...spellings, ...spanish, ...city])].map((each) => ` ${each} `)
}

/** Returns the first letters of a name's words: `wny`. */
export const initials = (name: string): string =>
  normalizeWords(name)
    .trim()
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')

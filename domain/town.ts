import { CITIES } from './cities.ts'

const escapeSpaces = (name: string): string => name.replaceAll(' ', String.raw`\s+`)

/** `West New York` before nothing else: no name of the eight contains another. */
const NAMES = new RegExp(
  String.raw`\b(${CITIES.map(({ name }) => escapeSpaces(name)).join('|')})\b`,
  'gi',
)

/** Where no name of ours stands in the address. */
export const ELSEWHERE = 'elsewhere'

/**
 * The town of an address, guessed from its words. The last name counts: streets
 * are called after towns too, and stand before them (Hoboken Ave, Jersey City).
 */
export function townOf(address: string): string {
  const last = [...address.matchAll(NAMES)].at(-1)?.[0].replace(/\s+/g, ' ').toLowerCase()
  return CITIES.find(({ name }) => name.toLowerCase() === last)?.name ?? ELSEWHERE
}

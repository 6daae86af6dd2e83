/** Normalizes a typed name: one space between words, and typographic apostrophes. */
export const normalizeName = (typed: string): string =>
  typed
    .normalize('NFC')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/['‘`´ʻʼ]/g, '’')

/** Returns the slug of a name: 'perth-amboy' of 'Perth Amboy', 'ofallon' of 'O’Fallon'. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\p{M}’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * Returns the name of a copy file's export: 'aboutPerthAmboy' of 'perth-amboy'. The prefix keeps it
 * valid where the slug is none ('new', '24-hour-safes') or is imported in the file ('region').
 * Nothing else uses the name, because such files are found by path.
 */
export const exportedName = (slug: string): string =>
  `about-${slug}`.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Returns the problem of a name that must fit into quotes and addresses; `null` for none. */
export function nameProblem(name: string): string | null {
  if (!/^[\p{Lu}\d][\p{L}\p{M}\d .’-]{1,30}$/u.test(name))
    return `'${name}' does not fit: write 2 to 31 letters, digits, spaces, dots, hyphens and apostrophes, the first a capital or a digit.`
  return slugOf(name) === ''
    ? `'${name}' does not fit: the address of its page needs a letter from A to Z or a digit.`
    : null
}

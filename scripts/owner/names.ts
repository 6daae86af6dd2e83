/** As pages write a name: one space between words, and their own apostrophe, whichever the keyboard has. */
export const asWritten = (typed: string): string =>
  typed
    .normalize('NFC')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/['‘`´]/g, '’')

/** 'perth-amboy' of 'Perth Amboy': letters and digits, hyphens between; 'ofallon' of 'O’Fallon'. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\p{M}’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * 'aboutPerthAmboy' of 'perth-amboy', as files export it. The first word keeps
 * it a name where the rest is none ('new', '24-hour-safes') or is imported there
 * ('region'); nobody else says it, since such files are found by their own names.
 */
export const exportedName = (slug: string): string =>
  `about-${slug}`.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** A name as it may stand between quotes and in addresses; null where it may not. */
export function nameProblem(name: string): string | null {
  if (!/^[\p{Lu}\d][\p{L}\p{M}\d .’-]{1,30}$/u.test(name))
    return `'${name}' does not fit: write 2 to 31 letters, digits, spaces, dots, hyphens and apostrophes, the first a capital or a digit.`
  return slugOf(name) === ''
    ? `'${name}' does not fit: the address of its page needs a letter from A to Z or a digit.`
    : null
}

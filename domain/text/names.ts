import type { Said } from './problem.ts'

/** Returns the slug of a name: 'perth-amboy' of 'Perth Amboy', 'ofallon' of 'O’Fallon'. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Says what is wrong with a name that becomes the address of a page; `null` for a valid one. */
export function nameProblem(name: string, maxLength = 31): Said | null {
  const quoted = `'${name.replace(/\p{Cc}+/gu, ' ')}'`
  if (!/^[\p{Lu}\d][\p{L}\p{M}\d .’'&-]+$/u.test(name) || name.length > maxLength)
    return {
      en: `${quoted} does not fit, write 2 to ${maxLength} letters, digits, spaces, dots, hyphens and apostrophes, the first a capital or a digit`,
      es: `${quoted} no sirve; escriba de 2 a ${maxLength} letras, números, espacios, puntos, guiones y apóstrofos, empezando con mayúscula o número`,
    }
  return slugOf(name) === ''
    ? {
        en: `${quoted} does not fit, the address of its page needs a letter from A to Z or a digit`,
        es: `${quoted} no sirve; la dirección de su página necesita una letra de la A a la Z o un número`,
      }
    : null
}

/** The words of a text message, however it is written. */

/** The sentence below our own texts, which an answer may quote. */
const QUOTED_OFFERS = /\b(?:reply|responda) stop (?:for|to|para) [^.\n]*/g

/**
 * Splits a text into its sentences, and these into words: in small letters, wide ones as usual ones,
 * without accents, apostrophes and marks.
 */
export const plainSentences = (text: string): readonly (readonly string[])[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’‘`´\p{M}\p{Cf}]/gu, '')
    .replace(QUOTED_OFFERS, '')
    .split(/[^\p{L}\p{N}\s-]|\n|\s-\s|--/u)
    .map((sentence) => sentence.split(/[^\p{L}\p{N}]/u).filter((word) => word !== ''))
    .filter((words) => words.length > 0)

/** Phrases that differ in one place: `variants('stop', ['it', 'this'])`. */
export const variants = (beginning: string, endings: readonly string[]): readonly string[] =>
  endings.map((ending) => `${beginning} ${ending}`.trim())

/** Returns whether words contain a phrase. */
export const containsPhrase = (words: readonly string[], phrase: string): boolean =>
  ` ${words.join(' ')} `.includes(` ${phrase} `)

/** Returns whether words are phrases one after the other, and nothing else. */
export function consistsOf(words: readonly string[], phrases: ReadonlySet<string>): boolean {
  const longest = Math.max(...[...phrases].map((phrase) => phrase.split(' ').length))
  const reached = new Set([0])
  for (let from = 0; from < words.length; from++)
    if (reached.has(from))
      for (let length = 1; length <= longest; length++)
        if (phrases.has(words.slice(from, from + length).join(' ')))
          reached.add(Math.min(from + length, words.length))
  return words.length > 0 && reached.has(words.length)
}

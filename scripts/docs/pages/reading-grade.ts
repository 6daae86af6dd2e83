import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

/**
 * The grade of an American school in which a text is read with ease, after
 * Flesch and Kincaid: long sentences and long words raise it. It says nothing
 * about sense, and little about a text of one sentence.
 */
export function readingGrade(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const sentences = text.split(/(?<=[.?!:;]["”’]?)\s+/).filter((part) => /\p{L}/u.test(part))
  return fleschKincaid({
    sentence: Math.max(1, sentences.length),
    word: Math.max(1, words.length),
    // A number is at least one syllable; the library counts letters only.
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  })
}

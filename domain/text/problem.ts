/** Problems of values that people write: where each is, and what to write instead. */

import type { Language } from './language.ts'

/** A sentence, or a part of one, in each language. */
export type Said = Readonly<Record<Language, string>>

/** Keys on the way to a value; empty for all of it. */
export type ValuePath = readonly (string | number)[]

export interface Problem {
  readonly path: ValuePath
  /** A sentence that follows the name of the entry. */
  readonly said: Said
  /** Where the text ends to be JSON, from 1; only a slip in the syntax has it. */
  readonly at?: { readonly line: number; readonly column: number }
}

/** Creates a problem of what is wrong, without a period, and what to write. */
export const problemAt = (path: ValuePath, { en, es }: Said): Problem => ({
  path,
  said: { en: `${en}.`, es: `${es}.` },
})

/** Returns a path as `reviews[0].town`. */
export const entryName = (path: ValuePath): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')

/** Returns the sentence of a problem with the name of its entry in front. */
export const entrySentence = ({ path, said }: Problem, language: Language = 'en'): string =>
  path.length === 0 ? said[language] : `${entryName(path)}: ${said[language]}`

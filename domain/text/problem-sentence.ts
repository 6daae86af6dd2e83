/** Sentences about wrong values, which schemas and checks write in the language of the reader. */

import type { Language } from './language.ts'

/** The same part of a sentence in both languages. */
export type Said = readonly [english: string, spanish: string]

let language: Language = 'en'

/**
 * Runs a check whose sentences are in a language; outside of it they are English. Schemas exist once
 * and are asked by functions without parameters, so the language is a variable; a check is
 * synchronous, so that no other one runs meanwhile.
 */
export function inLanguage<Result>(wanted: Language, check: () => Result): Result {
  const before = language
  language = wanted
  try {
    return check()
  } finally {
    language = before
  }
}

/** Returns a part of a sentence in the language of the check. */
export const said = ([english, spanish]: Said): string => ({ en: english, es: spanish })[language]

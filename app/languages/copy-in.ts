import type { Copy } from '#app/copy/copy.ts'
import type { Language } from '#domain/language.ts'
import { english } from './english.ts'
import { spanish } from './spanish.ts'

const LANGUAGES: Readonly<Record<Language, Copy>> = { en: english, es: spanish }

/** All words of a language; for the build, no page loads them. */
export const copyIn = (language: Language): Copy => LANGUAGES[language]

import type { Language } from '#domain/language.ts'
import { BOARD_ENGLISH, type BoardWords } from './words-en.ts'
import { BOARD_SPANISH } from './words-es.ts'

/** What the board says, by language. */
export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = {
  en: BOARD_ENGLISH,
  es: BOARD_SPANISH,
}

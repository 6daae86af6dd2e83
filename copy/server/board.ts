import type { Language } from '#domain/text/language.ts'
import { BOARD_MESSAGES_EN, type BoardMessages } from './board-en.ts'
import { BOARD_MESSAGES_ES } from './board-es.ts'

export const BOARD_MESSAGES: Readonly<Record<Language, BoardMessages>> = {
  en: BOARD_MESSAGES_EN,
  es: BOARD_MESSAGES_ES,
}

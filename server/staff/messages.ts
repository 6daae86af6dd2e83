import type { Language } from '#domain/language.ts'
import { BOARD_MESSAGES_EN, type BoardMessages } from './messages-en.ts'
import { BOARD_MESSAGES_ES } from './messages-es.ts'

export const BOARD_MESSAGES: Readonly<Record<Language, BoardMessages>> = {
  en: BOARD_MESSAGES_EN,
  es: BOARD_MESSAGES_ES,
}

import type { Language } from '#domain/text/language.ts'
import { spanishTime } from '#domain/time/spanish-time.ts'

/** The link to the submission that this device sent, by the time of day or an earlier date. */
export const LAST_SENT_MESSAGES = {
  en: {
    today: (time: string) => `Your request from ${time}`,
    earlier: (date: string) => `Your request from ${date}`,
  },
  es: {
    today: (time: string) => `Su solicitud de ${spanishTime(time)}`,
    earlier: (date: string) => `Su solicitud del ${date}`,
  },
} as const satisfies Record<Language, object>

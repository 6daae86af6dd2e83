import type { Language } from '#domain/text/language.ts'
import { atSpanishTime } from '#domain/time/spanish-time.ts'

const ENGLISH = {
  /** Of the board's list. */
  hasOther: '2 requests: another one of this number is open.',
  differs: 'What it says differently:',
  hasCode: 'It has one of its own. Open that request to see it.',
  /** On the accept page. */
  label: (time: string, fact: string) => `${fact}, sent again at ${time}`,
}

type SecondRequestMessages = typeof ENGLISH

export const SECOND_REQUEST_MESSAGES: Readonly<Record<Language, SecondRequestMessages>> = {
  en: ENGLISH,
  es: {
    hasOther: '2 solicitudes: hay otra abierta de este número.',
    differs: 'En qué es distinta:',
    hasCode: 'Tiene uno propio. Abra esa solicitud para verlo.',
    label: (time, fact) => `${fact}, en la que llegó ${atSpanishTime(time)}`,
  },
}

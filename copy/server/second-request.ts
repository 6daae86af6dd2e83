import type { Language } from '#domain/text/language.ts'
import { atSpanishTime } from '#domain/time/spanish-time.ts'

const ENGLISH = {
  /** Of the board's list. */
  waits: 'No alarm: the same request is open already.',
  /** Beside the other open request of the customer. */
  which: {
    it: 'It starts no alarm while this one is worked on.',
    this: 'This one starts no alarm while that one is worked on.',
  },
  differs: 'What it says differently:',
  hasCode: 'It has one of its own. Open that request to see it.',
  /** On the accept page. */
  label: (time: string, fact: string) => `${fact}, sent again at ${time}`,
}

export type SecondRequestMessages = typeof ENGLISH

export const SECOND_REQUEST_MESSAGES: Readonly<Record<Language, SecondRequestMessages>> = {
  en: ENGLISH,
  es: {
    waits: 'Sin alarma: ya hay una solicitud igual abierta.',
    which: {
      it: 'No suena mientras alguien atiende esta.',
      this: 'Esta no suena mientras alguien atiende la otra.',
    },
    differs: 'En qué es distinta:',
    hasCode: 'Tiene uno propio. Abra esa solicitud para verlo.',
    label: (time, fact) => `${fact}, en la que llegó ${atSpanishTime(time)}`,
  },
}

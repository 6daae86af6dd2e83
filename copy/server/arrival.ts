/** What a visitor is told of the locksmith's arrival time, on the status page and by text message. */

import { business } from '#domain/business/business.ts'
import type { Eta } from '#domain/lead/arrival.ts'
import type { Language } from '#domain/text/language.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'
import { atSpanishTime, endSentence } from '#domain/time/spanish-time.ts'

interface ArrivalMessages {
  /** What was said, and when, for use within a sentence. */
  readonly eta: (minutes: number, time: string) => string
  /**
   * The text message to the visitor.
   * @param eta as `etaText` writes it
   */
  readonly textMessage: (eta: string, statusPageUrl: string) => string
}

const MESSAGES: Readonly<Record<Language, ArrivalMessages>> = {
  en: {
    eta: (minutes, time) => `about ${minutes} minutes, as the locksmith said at ${time}`,
    textMessage: (eta, url) =>
      `${business.name} here. We are on the way: ${eta}. Follow it here: ${url}`,
  },
  es: {
    eta: (minutes, time) =>
      `unos ${minutes} minutos, según dijo el cerrajero ${atSpanishTime(time)}`,
    textMessage: (eta, url) =>
      endSentence(`Le escribe ${business.name}. Ya vamos en camino. Llegamos en ${eta}`) +
      ` Vea cómo va: ${url}`,
  },
}

/** Repeats what was said, and when, within a sentence to the visitor. */
const etaText = ({ minutes, at }: Eta, language: Language): string =>
  MESSAGES[language].eta(minutes, formatLocalTime(at, language, 'time'))

/** Builds the text message to a visitor with the arrival time and the status page's link. */
export const arrivalSmsText = (eta: Eta, language: Language, statusPageUrl: string): string =>
  MESSAGES[language].textMessage(etaText(eta, language), statusPageUrl)

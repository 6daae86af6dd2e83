import { business } from '#domain/business/business.ts'
import type { Language } from '#domain/text/language.ts'
import { type Eta, etaText } from '#domain/lead/arrival.ts'

/** Builds the text message to a visitor with the arrival time and the status page's link. */
export function arrivalText(eta: Eta, language: Language, statusPageUrl: string): string {
  const arrival = etaText(eta, language)
  return language === 'es'
    ? `Le escribe ${business.name}. Vamos en camino: ${arrival} Vea cómo va: ${statusPageUrl}`
    : `${business.name} here. We are on the way: ${arrival}. Follow it here: ${statusPageUrl}`
}

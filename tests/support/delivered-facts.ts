import { DEFAULT_BUSINESS_FACTS } from '#domain/business/default-business.ts'

/** What only the delivered business may state, in any of its texts. */
const DELIVERED_FACTS = [
  ...DEFAULT_BUSINESS_FACTS,
  'Marisol Vega',
  'Daniel Kowalski',
  'Andre Baptiste',
  'covered for 90 days',
  'garantía de 90 días',
  'extra $40',
  '$40 adicionales',
  '$29',
  'Apple Pay',
  'Hudson County',
  'Bergenline',
  'Weehawken',
] as const

/** Returns the delivered facts that a text states, each after the name of its place. */
export const deliveredFactsIn = (place: string, text: string): readonly string[] =>
  DELIVERED_FACTS.filter((fact) => text.replaceAll('&amp;', '&').includes(fact)).map(
    (fact) => `${place}: ${fact}`,
  )

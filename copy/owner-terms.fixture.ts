import { business } from '#domain/business/business.ts'
import { localizedText } from '#domain/business/localized-text.ts'
import { prices as english } from '#copy/en/prices.ts'
import { prices as spanish } from '#copy/es/prices.ts'
import { mostText } from '#copy/price-text.ts'

const terms = Object.values(business.terms).flatMap((term) =>
  (['en', 'es'] as const).flatMap((language) => {
    const text = localizedText(term, language)
    // A built page is read with plain spaces.
    return text === null ? [] : [text, text.replaceAll('\u00a0', ' ')]
  }),
)
/** The most that each service can cost. */
const highest = Object.keys(business.prices).flatMap((label) =>
  [english, spanish].flatMap((messages) => mostText(label, messages) ?? []),
)
/** Removes the owner's own sentences about prices, fees and payment, which may state amounts. */
export const withoutOwnerTerms = (text: string): string =>
  [...terms, ...highest].reduce((rest, said) => rest.replaceAll(said, ''), text)

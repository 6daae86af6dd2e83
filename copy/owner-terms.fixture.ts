import { business } from '#domain/business/business.ts'
import { localizedText } from '#domain/business/localized-text.ts'
import { prices as english } from '#copy/en/prices.ts'
import { prices as spanish } from '#copy/es/prices.ts'
import { includesText, mostText } from '#copy/price-text.ts'

const terms = Object.values(business.terms).flatMap((term) =>
  (['en', 'es'] as const).flatMap((language) => {
    const text = localizedText(term, language)
    // A built page is read with plain spaces.
    return text === null ? [] : [text, text.replaceAll('\u00a0', ' ')]
  }),
)
/** What is in the price of each service, and the most it can cost. */
const prices = Object.keys(business.prices).flatMap((label) =>
  [english, spanish].flatMap((messages) =>
    [includesText, mostText].flatMap((textOf) => textOf(label, messages) ?? []),
  ),
)
/** Removes the owner's own sentences about prices, fees and payment, which may state amounts. */
export const withoutOwnerTerms = (text: string): string =>
  [...terms, ...prices].reduce((rest, said) => rest.replaceAll(said, ''), text)

import { business } from '#domain/business/business.ts'
import { localizedText } from '#domain/business/localized-text.ts'
import { prices as english } from './en/prices.ts'
import { prices as spanish } from './es/prices.ts'
import { totalTexts } from './price-text.ts'

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const terms = Object.values(business.terms).flatMap((term) =>
  (['en', 'es'] as const).flatMap((language) => {
    const text = localizedText(term, language)
    // A built page is read with plain spaces.
    return text === null ? [] : [text, text.replaceAll('\u00a0', ' ')]
  }),
)
const totals = Object.keys(business.prices).flatMap((label) =>
  [english, spanish].flatMap((messages) =>
    Object.values(totalTexts(label, messages)).flatMap((text) =>
      // A row of a card begins with a capital letter.
      text === null ? [] : [text, capitalized(text)],
    ),
  ),
)

/** Removes the owner's own sentences about fees, payment and totals, which may state amounts. */
export const withoutOwnerTerms = (text: string): string => {
  const withoutTerms = terms.reduce((rest, said) => rest.replaceAll(said, ''), text)
  return totals.reduce((rest, said) => rest.replaceAll(said, '.'), withoutTerms)
}

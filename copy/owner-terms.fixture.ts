import { business } from '#domain/business/business.ts'
import { localizedText } from '#domain/business/localized-text.ts'

const terms = Object.values(business.terms).flatMap((term) =>
  (['en', 'es'] as const).flatMap((language) => {
    const text = localizedText(term, language)
    // A built page is read with plain spaces.
    return text === null ? [] : [text, text.replaceAll('\u00a0', ' ')]
  }),
)
/** Removes the owner's own sentences about fees and payment, which may state amounts. */
export const withoutOwnerTerms = (text: string): string =>
  terms.reduce((rest, said) => rest.replaceAll(said, ''), text)

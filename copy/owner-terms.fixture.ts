import { business } from '#domain/business.ts'
import { localizedText } from '#domain/localized-text.ts'

const terms = Object.values(business.terms).flatMap((term) =>
  (['en', 'es'] as const).flatMap((language) => localizedText(term, language) ?? []),
)

/** Removes the owner's own sentences about fees and payment, which may state amounts. */
export const withoutOwnerTerms = (text: string): string =>
  terms.reduce((rest, term) => rest.replaceAll(term, ''), text)

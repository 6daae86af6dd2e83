import { perFacts } from '#domain/business/per-facts.ts'
import { privacyPolicy } from '#copy/en/pages/privacy-policy.ts'
import { termsConditions } from '#copy/en/pages/terms-conditions.ts'
import { privacyPolicy as privacyPolicyInSpanish } from '#copy/es/pages/privacy-policy.ts'
import { termsConditions as termsConditionsInSpanish } from '#copy/es/pages/terms-conditions.ts'
import type { FlaggedText, LegalCopy } from '#copy/page-types.ts'
import type { FeatureFlag } from '#domain/pages/feature-flags.ts'
import type { Language } from '#domain/text/language.ts'

type Sentences = ReadonlyMap<FeatureFlag, FlaggedText>

const sentencesOf = (...pages: readonly LegalCopy[]): Sentences =>
  new Map(
    pages
      .flatMap(({ sections }) => sections.flatMap(({ paragraphs }) => paragraphs))
      .flatMap((text) => (typeof text === 'string' ? [] : [[text.about, text] as const])),
  )

/** The sentences of the legal pages that depend on feature flags, with their wordings. */
export const legalSentences = perFacts((): Readonly<Record<Language, Sentences>> => ({
  en: sentencesOf(privacyPolicy(), termsConditions()),
  es: sentencesOf(privacyPolicyInSpanish(), termsConditionsInSpanish()),
}))

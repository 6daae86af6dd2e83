import type { ReviewText } from '#art/reviews/review-tag.tsx'
import { business } from '#domain/business/business.ts'
import type { Language } from '#domain/text/language.ts'
import { localizedText } from '#domain/business/localized-text.ts'

interface ReviewsPageTexts {
  readonly language: Language
  /** Names a service by its label. */
  readonly serviceName: (label: string) => string
  /** Marks an invented review. */
  readonly sampleMark: string
}

/**
 * Returns the reviews of the owner's file in the language of the page, with the original of one
 * that is not translated.
 */
export const shownReviews = ({
  language,
  serviceName,
  sampleMark,
}: ReviewsPageTexts): readonly (ReviewText & { readonly sample: boolean })[] =>
  business.reviews.map(({ text, service, sample, author, town }) => {
    const translated = localizedText(text, language)
    return {
      text: translated ?? localizedText(text, 'en') ?? '',
      lang: translated === null ? 'en' : undefined,
      service: serviceName(service),
      mark: sample ? sampleMark : undefined,
      sample,
      author,
      town,
    }
  })

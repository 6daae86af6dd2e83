import type { ReviewText } from '#art/reviews/review-tag.tsx'
import { OTHER_SERVICE_NAMES } from '#copy/server/service-names.ts'
import { business } from '#domain/business/business.ts'
import type { Review } from '#domain/lead/review.ts'
import { allServices } from '#domain/services/services.ts'
import { cleanLine, cleanProse } from '#domain/text/clean-text.ts'
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

/** Returns a review that a customer has written and the owner has published. */
export const publishedReview = (
  { service, text, author, town, stars, language: written }: Review,
  language: Language,
  serviceName: (label: string) => string,
): ReviewText => ({
  // A text that a visitor typed may contain a name.
  service: allServices().some(({ label }) => label === service)
    ? serviceName(service)
    : OTHER_SERVICE_NAMES[language],
  text: cleanProse(text),
  author: cleanLine(author),
  town,
  mark: '★'.repeat(stars),
  lang: written === language ? undefined : written,
})

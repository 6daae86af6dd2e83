import { perFacts } from '#domain/business/per-facts.ts'
import { home } from '#copy/en/home.ts'
import { publishedReviewsLead } from '#copy/en/pages/reviews.ts'
import { home as homeInSpanish } from '#copy/es/home.ts'
import { publishedReviewsLead as leadInSpanish } from '#copy/es/pages/reviews.ts'
import type { Language } from '#domain/text/language.ts'

interface PublishedReviewsCopy {
  /** What the rating is from. */
  readonly summary: (count: number) => string
  /** Lead of the review page. */
  readonly lead: string
  /** To the review page. */
  readonly link: string
}

/** Texts around reviews that the owner has published, in place of those about samples. */
export const publishedReviewsCopy = perFacts(
  (): Readonly<Record<Language, PublishedReviewsCopy>> => ({
    en: {
      summary: (count) => (count === 1 ? 'From a finished job.' : `From ${count} finished jobs.`),
      lead: publishedReviewsLead(),
      link: home().reviews.link,
    },
    es: {
      summary: (count) =>
        count === 1 ? 'De un trabajo terminado.' : `De ${count} trabajos terminados.`,
      lead: leadInSpanish(),
      link: homeInSpanish().reviews.link,
    },
  }),
)

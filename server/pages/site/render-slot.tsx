import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { documentAt } from '#content/documents.ts'
import type { FrontOf } from '#content/kinds.ts'
import { legalSentences } from '#content/legal-sentences.ts'
import { HomeReviews } from '#art/reviews/home-reviews.tsx'
import { ReviewRails } from '#art/reviews/review-rails.tsx'
import type { ReviewText } from '#art/reviews/review-tag.tsx'
import { ReviewsHead } from '#art/reviews/reviews-head.tsx'
import { fillTemplate } from '#copy/fill-template.ts'
import { PUBLISHED_REVIEWS_SUMMARY } from '#copy/server/published-reviews.ts'
import { CONSENT_COPY } from '#copy/server/consent.ts'
import { cleanLine, cleanProse } from '#domain/text/clean-text.ts'
import { type FeatureFlag, HOSTS_PLACEHOLDER } from '#domain/pages/feature-flags.ts'
import { hasGoogleTag } from '#domain/pages/page-tags.ts'
import type { Language } from '#domain/text/language.ts'
import { localizedPath } from '#domain/pages/localized-paths.ts'
import type { PageSlot } from '#domain/pages/page-slots.ts'
import { averageStars, type Review } from '#domain/lead/review.ts'
import { serviceName } from '#server/leads/facts/service-name.ts'
import type { RenderSlot, SlotProps } from '#server/platform/site/page-slots.ts'
import { CookieQuestion } from '#site/ui/cookie-question.tsx'
import { FlaggedSentence } from '#site/ui/flagged-sentence.tsx'

/** The home page's rail has room for four. */
const HOME_REVIEWS = 4

/** Renders a slot with the component that the build renders it with. */
export const renderSlot: RenderSlot = (name, props) => {
  const content = contentOf(name, props)
  return content === null ? null : renderToStaticMarkup(content)
}

function contentOf(name: PageSlot, props: SlotProps): ReactNode {
  if (isReviewSlot(name)) return reviewSlot(name, props)
  if (name === 'ask') return cookieQuestion(props)
  if (name === 'consent') return consentSentence(props) ?? flaggedSentence(name, props)
  return flaggedSentence(name, props)
}

type ReviewSlot = Exclude<PageSlot, FeatureFlag | 'ask'>

const isReviewSlot = (name: PageSlot): name is ReviewSlot =>
  name === 'reviews' || name === 'reviews-head' || name === 'review-rails'

/** Without a published review the page keeps the owner's. */
function reviewSlot(name: ReviewSlot, { language, reviews }: SlotProps): ReactNode {
  const rating = averageStars(reviews)
  if (rating === null) return null
  const summary = PUBLISHED_REVIEWS_SUMMARY[language](reviews.length)
  switch (name) {
    case 'reviews':
      return (
        <HomeReviews
          rating={rating}
          count={null}
          text={summary}
          link={{
            href: localizedPath('/reviews', language),
            text: documentAt<FrontOf<'/'>>('/', language).front.reviews.link,
          }}
          reviews={reviews.slice(0, HOME_REVIEWS).map((review) => tagText(review, language))}
        />
      )
    case 'reviews-head':
      return (
        <ReviewsHead
          lead={documentAt<FrontOf<'/reviews'>>('/reviews', language).front.published}
          rating={rating}
          note={summary}
        />
      )
    case 'review-rails':
      return <ReviewRails reviews={reviews.map((review) => tagText(review, language))} />
  }
}

const tagText = (review: Review, language: Language): ReviewText => ({
  service: serviceName(review.service, language),
  text: cleanProse(review.text),
  author: cleanLine(review.author),
  town: review.town,
  mark: '★'.repeat(review.stars),
  lang: review.language === language ? undefined : review.language,
})

/** Without tags the banner keeps the text of the build. */
function cookieQuestion({ language, featureFlags: { tags } }: SlotProps): ReactNode {
  if (tags == null) return null
  const { google, others, asks, tells, privacy, ...copy } = CONSENT_COPY[language]
  const who = hasGoogleTag(tags) ? google : others
  return (
    <CookieQuestion
      title={(tags.asksFirst ? asks : tells)(who)}
      text={copy.text}
      privacy={{ href: localizedPath('/privacy-policy', language), text: privacy }}
      accept={copy.accept}
      decline={copy.decline}
    />
  )
}

/** What the privacy page says about the answer, with a button that asks again. */
function consentSentence({ language, featureFlags: { tags } }: SlotProps): ReactNode {
  const sentence = legalSentences(language).get('consent')
  if (tags == null || sentence === undefined) return null
  const { afterAnswer, atOnce, change } = CONSENT_COPY[language]
  return (
    <p>
      {fillTemplate(sentence.on)} {tags.asksFirst ? afterAnswer : atOnce}{' '}
      <button type="button" className="text-link" value="ask-consent">
        {change}
      </button>
    </p>
  )
}

/** A flag that is unknown keeps the neutral wording. */
function flaggedSentence(name: FeatureFlag, { language, featureFlags }: SlotProps): ReactNode {
  const isOn = featureFlags[name]
  const sentence = legalSentences(language).get(name)
  if (isOn === undefined || sentence === undefined) return null
  const text = isOn
    ? sentence.on.replaceAll(HOSTS_PLACEHOLDER, (featureFlags.hosts ?? []).join(', '))
    : sentence.off
  return <FlaggedSentence text={text === null ? null : fillTemplate(text)} />
}

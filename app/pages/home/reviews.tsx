import { perFacts } from '#domain/business/per-facts.ts'
import { useCopy, useLink, useNames } from '#copy/loader/use-copy.ts'
import { HomeReviews } from '#art/reviews/home-reviews.tsx'
import type { FrontOf } from '#content/kinds.ts'
import { business } from '#domain/business/business.ts'
import { shownRating } from '#domain/business/rating.ts'
import { averageStars } from '#domain/lead/review.ts'
import { PUBLISHED_REVIEWS_SUMMARY } from '#copy/server/published-reviews.ts'
import { publishedReview, shownReviews } from '#app/ui/shown-reviews.ts'
import { world } from '#app/world.ts'

/** Reviews on the rail, which has room for four; fewer on a Spanish page, whose texts are longer. */
const SHOWN_REVIEWS = 4
const SHOWN_IN_SPANISH = 2
/** A sample is a number that nobody has given: it is not shown in large figures. */
const rating = perFacts(() => {
  const shown = shownRating(business)
  return shown?.sample === true ? null : shown
})

/** Renders the rating, if any, and a rail of reviews: the published ones, else the owner's. */
export function Reviews({ copy }: { copy: FrontOf<'/'>['reviews'] }) {
  return averageStars(world().reviews) === null ? (
    <OwnReviews copy={copy} />
  ) : (
    <PublishedReviews copy={copy} />
  )
}

function PublishedReviews({ copy }: { copy: FrontOf<'/'>['reviews'] }) {
  const link = useLink()
  const language = useCopy('language')
  const names = useNames()
  const { reviews } = world()
  return (
    <HomeReviews
      heading={names.crumb('/reviews')}
      rating={averageStars(reviews)}
      count={null}
      text={PUBLISHED_REVIEWS_SUMMARY[language](reviews.length)}
      link={{ href: link('/reviews'), text: copy.link }}
      reviews={reviews
        .slice(0, SHOWN_REVIEWS)
        .map((review) => publishedReview(review, language, names.service))}
    />
  )
}

/** Renders those of the owner's facts; samples are labeled. */
function OwnReviews({ copy }: { copy: FrontOf<'/'>['reviews'] }) {
  const link = useLink()
  const language = useCopy('language')
  const names = useNames()
  const reviews = shownReviews({
    language,
    serviceName: names.service,
    sampleMark: copy.sample,
  }).slice(0, language === 'en' ? SHOWN_REVIEWS : SHOWN_IN_SPANISH)
  if (rating() === null && reviews.length === 0) return null
  const note = reviews.some(({ sample }) => sample) ? copy.reviewSamples : null
  return (
    <HomeReviews
      heading={names.crumb('/reviews')}
      rating={rating()?.value ?? null}
      count={rating() === null ? null : copy.count}
      text={[reviews.length > 0 ? copy.lead : '', note].filter(Boolean).join(' ')}
      link={{ href: link('/reviews'), text: copy.link }}
      reviews={reviews}
    />
  )
}

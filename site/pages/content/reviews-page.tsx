import { perFacts } from '#domain/business/per-facts.ts'
import { KeyEdge } from '#art/key-edge.tsx'
import { ReviewRails } from '#art/reviews/review-rails.tsx'
import { ReviewsHead } from '#art/reviews/reviews-head.tsx'
import type { ReviewsCopy } from '#copy/page-types.ts'
import { useCopy, useNames } from '#copy/loader/use-copy.ts'
import { BusinessText } from '#client/visit/business-text.tsx'
import { business } from '#domain/business/business.ts'
import { shownRating } from '#domain/business/rating.ts'
import { Breadcrumb } from '../parts/breadcrumb.tsx'
import { ClosingLine } from '../parts/closing-line.tsx'
import { averageStars } from '#domain/lead/review.ts'
import { publishedReviewsCopy } from '#copy/server/published-reviews.ts'
import { world } from '#app/world.ts'
import { publishedReview, shownReviews } from '#site/ui/shown-reviews.ts'
import { TextSections } from './text-sections.tsx'

const PATH = '/reviews'
const rating = perFacts(() => shownRating(business))
/** Where visitors can check a rating that the page states. */
const profiles = perFacts(() => (rating()?.sample === false ? business.socialLinks : []))

/** Renders every review on a tag, on rails; a sample is labeled with the reason. */
export function ReviewsPage({ copy }: { copy: ReviewsCopy }) {
  const language = useCopy('language')
  const names = useNames()
  /** Those that the owner has published replace the ones of the facts. */
  const customers = world().reviews
  const published = customers.length === 0 ? null : publishedReviewsCopy()[language]
  const reviews = shownReviews({
    language,
    serviceName: names.service,
    sampleMark: copy.sample,
  })
  return (
    <>
      <section className="content-hero reviews-hero on-dark">
        <div className="shell-width">
          <div>
            <Breadcrumb path={PATH} />
            <h1>{copy.heading}</h1>
            {published === null ? (
              <ReviewsHead
                lead={<BusinessText text={copy.lead} />}
                rating={rating()?.value ?? null}
                note={rating()?.sample ? copy.ratingSample : null}
              >
                {profiles().map((profile) => (
                  <p key={profile}>
                    {copy.profile}{' '}
                    <a href={profile} className="text-link">
                      {new URL(profile).hostname}
                    </a>
                  </p>
                ))}
              </ReviewsHead>
            ) : (
              <ReviewsHead
                lead={published.lead}
                rating={averageStars(customers)}
                note={published.summary(customers.length)}
              />
            )}
          </div>
          <div className="review-rails">
            {published === null ? (
              <>
                <ReviewRails reviews={reviews} />
                {reviews.some(({ sample }) => sample) && <p>{copy.sampleNote}</p>}
              </>
            ) : (
              <ReviewRails
                reviews={customers.map((review) =>
                  publishedReview(review, language, names.service),
                )}
              />
            )}
          </div>
        </div>
      </section>
      <KeyEdge path={PATH} className="key-edge reviews-edge" />
      <div className="shell-width content-body">
        <TextSections passages={copy.passages} />
      </div>
      <ClosingLine text={copy.closing} />
    </>
  )
}

import { perFacts } from '#domain/business/per-facts.ts'
import { KeyEdge } from '#art/computed/key-edge.tsx'
import { ReviewRails } from '#art/reviews/review-rails.tsx'
import { ReviewsHead } from '#art/reviews/reviews-head.tsx'
import type { FrontOf } from '#content/kinds.ts'
import { blocksNamed, type Document } from '#content/read.ts'
import { useCopy, useNames } from '#copy/loader/use-copy.ts'
import { Inline } from '#app/blocks/text.tsx'
import { business } from '#domain/business/business.ts'
import { shownRating } from '#domain/business/rating.ts'
import { Breadcrumb } from '../parts/breadcrumb.tsx'
import { averageStars } from '#domain/lead/review.ts'
import { PUBLISHED_REVIEWS_SUMMARY } from '#copy/server/published-reviews.ts'
import { world } from '#app/world.ts'
import { publishedReview, shownReviews } from '#app/ui/shown-reviews.ts'
import { TextSections } from './text-sections.tsx'

const PATH = '/reviews'
/** A sample is a number that nobody has given. */
const rating = perFacts(() => {
  const shown = shownRating(business)
  return shown?.sample === true ? null : shown
})
/** Where visitors can check a rating that the page states. */
const profiles = perFacts(() => (rating() === null ? [] : business.socialLinks))

/** Renders every review on a tag, on rails; a sample is labeled with the reason. */
export function ReviewsPage({ document }: { document: Document<FrontOf<'/reviews'>> }) {
  const { front } = document
  const language = useCopy('language')
  const names = useNames()
  /** Those that the owner has published replace the ones of the facts. */
  const customers = world().reviews
  const isPublished = customers.length > 0
  const reviews = shownReviews({
    language,
    serviceName: names.service,
    sampleMark: front.sample,
  })
  return (
    <>
      <section className="content-hero reviews-hero on-dark">
        <div className="shell-width">
          <div>
            <Breadcrumb path={PATH} />
            <h1>{document.heading}</h1>
            {!isPublished ? (
              <ReviewsHead
                lead={<Inline nodes={document.lead} />}
                rating={rating()?.value ?? null}
                note={null}
              >
                {profiles().map((profile) => (
                  <p key={profile}>
                    {front.profile}{' '}
                    <a href={profile} className="text-link">
                      {new URL(profile).hostname}
                    </a>
                  </p>
                ))}
              </ReviewsHead>
            ) : (
              <ReviewsHead
                lead={front.published}
                rating={averageStars(customers)}
                note={PUBLISHED_REVIEWS_SUMMARY[language](customers.length)}
              />
            )}
          </div>
          <div className="review-rails">
            {!isPublished ? (
              <>
                <ReviewRails reviews={reviews} />
                {reviews.some(({ sample }) => sample) && <p>{front.sampleNote}</p>}
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
        <TextSections sections={blocksNamed(document, 'section')} />
      </div>
    </>
  )
}

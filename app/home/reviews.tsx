import { ReviewTag } from '#app/art/reviews/review-tag.tsx'
import { fill } from '#app/content/fill.ts'
import type { HomeCopy } from '#app/content/page-types.ts'
import { business } from '#domain/business.ts'

/** The rail holds four. */
const SHOWN = business.reviews.slice(0, 4)

/** The rating and a rail of reviews; samples say that they are (R8). */
export function Reviews({ copy }: { copy: HomeCopy['reviews'] }) {
  return (
    <section className="reviews on-dark">
      <div className="shell-width">
        <div>
          <p>{business.rating.value}</p>
          <div>
            <p className="lead">
              <strong>{fill(copy.count)}</strong> {copy.lead}
              {business.unconfirmed.includes('rating') && ` ${copy.ratingSample}`}
            </p>
            <a href="/reviews" className="btn btn-outline btn-small">
              {copy.link}
            </a>
          </div>
        </div>
        <div className="home-rail" role="region" aria-label={copy.link} tabIndex={0}>
          <ul className="review-rail">
            {SHOWN.map((review) => (
              <ReviewTag
                key={review.text}
                review={{ ...review, mark: review.sample ? copy.sample : undefined }}
              />
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

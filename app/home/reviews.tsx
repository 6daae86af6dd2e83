import { ReviewTag } from '#app/art/reviews/review-tag.tsx'
import { fill } from '#app/content/fill.ts'
import { home } from '#app/content/en/home.ts'
import { business } from '#domain/business.ts'
import { toldRating } from '#domain/rating.ts'

const { reviews } = home
/** The rail holds four. */
const SHOWN = business.reviews.slice(0, 4)
const rating = toldRating(business)

/** The rating, if there is one, and a rail of reviews; samples say that they are (R8). */
export function Reviews() {
  if (rating === null && SHOWN.length === 0) return null
  return (
    <section className="reviews on-dark">
      <div className="shell-width">
        <div>
          {rating !== null && <p>{rating.value}</p>}
          <div>
            <p className="lead">
              {rating !== null && (
                <>
                  <strong>{fill(reviews.count)}</strong>{' '}
                </>
              )}
              {reviews.lead}
              {rating?.sample && ` ${reviews.ratingSample}`}
            </p>
            <a href="/reviews" className="btn btn-outline btn-small">
              {reviews.link}
            </a>
          </div>
        </div>
        <div className="home-rail" role="region" aria-label={reviews.link} tabIndex={0}>
          <ul className="review-rail">
            {SHOWN.map((review) => (
              <ReviewTag
                key={review.text}
                review={{ ...review, mark: review.sample ? reviews.sample : undefined }}
              />
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

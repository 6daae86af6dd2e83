import { ReviewTag } from '#app/art/reviews/review-tag.tsx'
import { fill } from '#app/content/fill.ts'
import { home } from '#app/content/en/home.ts'
import { business } from '#domain/business.ts'

const { reviews } = home
/** The rail holds four. */
const SHOWN = business.reviews.slice(0, 4)

/** The rating and a rail of reviews; samples say that they are (R8). */
export function Reviews() {
  return (
    <section className="reviews on-dark">
      <div className="shell-width">
        <div>
          <p>{business.rating.value}</p>
          <div>
            <p className="lead">
              <strong>{fill(reviews.count)}</strong> {reviews.lead}
              {business.unconfirmed.includes('rating') && ` ${reviews.ratingSample}`}
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

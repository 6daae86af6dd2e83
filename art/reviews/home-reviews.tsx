import { ReviewRail } from './review-rails.tsx'
import type { ReviewText } from './review-tag.tsx'

interface HomeReviewsProps {
  readonly heading: string
  /** A large numeral; `null` for none, which leaves its place to the heading. */
  readonly rating: number | null
  /** Follows the numeral, in bold. */
  readonly count: string | null
  readonly text: string
  /** To the review page. */
  readonly link: { readonly href: string; readonly text: string }
  readonly reviews: readonly ReviewText[]
}

/** Renders the rating, if any, and a rail of reviews on the home page. */
export function HomeReviews({ heading, rating, count, text, link, reviews }: HomeReviewsProps) {
  return (
    <section className="reviews on-dark">
      <div className="shell-width">
        <div>
          {rating === null ? <h2>{heading}</h2> : <p>{rating}</p>}
          <div>
            <p className="lead">
              {count !== null && (
                <>
                  <strong>{count}</strong>{' '}
                </>
              )}
              {text}
            </p>
            <a href={link.href} className="btn btn-outline btn-small">
              {link.text}
            </a>
          </div>
        </div>
        <div className="home-rail" role="region" aria-label={link.text} tabIndex={0}>
          <ReviewRail reviews={reviews} />
        </div>
      </div>
    </section>
  )
}

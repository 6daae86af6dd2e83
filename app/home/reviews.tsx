import { Link } from 'react-router'
import { ReviewTag } from '#app/art/reviews/review-tag.tsx'
import { fill } from '#app/content/fill.ts'
import { home } from '#app/content/home.ts'
import { business } from '#domain/business.ts'

const { reviews } = home
/** The rail holds four. */
const SHOWN = business.reviews.slice(0, 4)

/** The rating and a rail of reviews; samples say that they are (R8). */
export function Reviews() {
  return (
    <section className="on-dark overflow-clip bg-ink-2 text-card">
      <div className="shell-width grid gap-x-6 gap-y-10 py-14 lg:grid-cols-[22.2rem_1fr] lg:py-22">
        <div className="max-lg:flex max-lg:items-end max-lg:gap-4">
          <p className="font-display text-[9.4rem]/[0.85] text-brass lg:text-[14.4rem]/[0.85]">
            {business.rating.value}
          </p>
          <div className="lg:mt-9">
            <p className="lead">
              <strong className="block">{fill(reviews.count)}</strong>
              <span className="lg:hidden">{reviews.lead.narrow}</span>
              <span className="max-lg:hidden">{reviews.lead.wide}</span>
            </p>
            <Link to="/reviews" className="btn btn-small btn-outline mt-7 max-lg:hidden">
              {reviews.link}
            </Link>
          </div>
        </div>
        <div className="home-rail" role="region" aria-label={reviews.link} tabIndex={0}>
          <ul className="review-rail text-[1rem]/normal">
            {SHOWN.map((review) => (
              <ReviewTag
                key={review.text}
                review={{ ...review, mark: review.sample ? reviews.sample : undefined }}
              />
            ))}
          </ul>
        </div>
        <Link to="/reviews" className="btn btn-outline lg:hidden">
          {reviews.link}
        </Link>
      </div>
    </section>
  )
}

import { ReviewTag, type ReviewText } from './review-tag.tsx'
import { splitIntoRows } from './split-into-rows.ts'

interface ReviewsProps {
  readonly reviews: readonly ReviewText[]
}

/** Renders reviews on one rail. */
export function ReviewRail({ reviews }: ReviewsProps) {
  return (
    <ul className="review-rail">
      {reviews.map((review, index) => (
        // The reviews of one page never change their order.
        <ReviewTag key={index} review={review} />
      ))}
    </ul>
  )
}

/** Renders all reviews, on as many rails as they need. */
export function ReviewRails({ reviews }: ReviewsProps) {
  return splitIntoRows(reviews).map((rail, index) => <ReviewRail key={index} reviews={rail} />)
}

import type { ReactNode } from 'react'

interface ReviewsHeadProps {
  readonly lead: ReactNode
  readonly rating: number | null
  /** Whether the rating is a sample, or what it is from. */
  readonly note: string | null
  readonly children?: ReactNode
}

/** Renders lead and rating of the review page. */
export function ReviewsHead({ lead, rating, note, children }: ReviewsHeadProps) {
  return (
    <>
      <p className="lead">{lead}</p>
      {rating !== null && (
        <p className="reviews-rating" aria-hidden="true">
          {rating}
        </p>
      )}
      {note !== null && <p>{note}</p>}
      {children}
    </>
  )
}

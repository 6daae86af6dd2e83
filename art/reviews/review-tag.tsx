export interface ReviewText {
  readonly service: string
  /** '' for stars only. */
  readonly text: string
  readonly author: string
  readonly town: string
  /** 'Sample', or the stars. */
  readonly mark?: string | undefined
  /** Language of the review, if it differs from the page's. */
  readonly lang?: string | undefined
}

/** Renders a review on a manila key tag that hangs from the rail around it (`.review-rail`). */
export function ReviewTag({ review }: { review: ReviewText }) {
  return (
    <li className="review-tag">
      <div className="tag">
        <p>
          {review.service} {review.mark !== undefined && <span>{review.mark}</span>}
        </p>
        {review.text !== '' && <p lang={review.lang}>{review.text}</p>}
        <p>
          <b>{review.author}</b> <span>{review.town}</span>
        </p>
      </div>
    </li>
  )
}

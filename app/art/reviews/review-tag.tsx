export interface ReviewWords {
  readonly service: string
  readonly text: string
  readonly author: string
  readonly town: string
  /** The mark 'Sample', while the review is one. */
  readonly mark?: string | undefined
}

/** A review on a manila key tag that hangs from the rail around it (`.review-rail`). */
export function ReviewTag({ review }: { review: ReviewWords }) {
  return (
    <li className="review-tag">
      <div className="tag">
        <p className="flex items-baseline justify-between gap-2 border-b-[1.5px] border-ink pb-3 text-[0.9375rem] font-bold">
          {review.service}
          {review.mark !== undefined && (
            <span className="border border-ink px-1.5 text-[0.84375rem] font-semibold">
              {review.mark}
            </span>
          )}
        </p>
        <p className="pt-3">{review.text}</p>
        <p className="flex justify-between gap-2 pt-5 text-[0.9375rem]">
          <span className="font-bold">{review.author}</span>
          <span>{review.town}</span>
        </p>
      </div>
    </li>
  )
}

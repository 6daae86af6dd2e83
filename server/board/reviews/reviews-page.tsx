import { STAFF_REVIEW_MESSAGES } from '#copy/server/staff-reviews.ts'
import { cleanLine, cleanProse } from '#domain/text/clean-text.ts'
import type { Language } from '#domain/text/language.ts'
import { firstName } from '#domain/text/first-name.ts'
import { endSentence } from '#domain/time/spanish-time.ts'
import { serviceName } from '#server/leads/facts/service-name.ts'
import { timeOf } from '#server/pages/times.ts'
import type { ReviewOfJob } from '#server/leads/reviews.ts'
import { linkTo } from '#domain/phone/phone.ts'
import { leadAddress, REVIEWS_ADDRESS } from '#server/board/addresses.ts'
import type { Saved } from '#server/board/saved.ts'
import { SavedNote } from '#server/board/saved-note.tsx'
import { OwnerFrame } from '#server/board/owner-frame.tsx'

interface ReviewsPageProps {
  readonly language: Language
  /** The newest first. */
  readonly reviews: readonly ReviewOfJob[]
  readonly now: number
  readonly saved: Saved | null
}

/** Renders `/staff/reviews`: every review with the button that publishes or hides it. */
export function ReviewsPage({ language, reviews, now, saved }: ReviewsPageProps) {
  const { heading, text, none } = STAFF_REVIEW_MESSAGES[language]
  return (
    <OwnerFrame language={language} title={heading} here={REVIEWS_ADDRESS}>
      <h1>{heading}</h1>
      <p className="more">{reviews.length === 0 ? none : text}</p>
      <ul className="entries">
        {reviews.map((review) => (
          <ReviewRow key={review.id} review={review} {...{ language, now, saved }} />
        ))}
      </ul>
    </OwnerFrame>
  )
}

interface ReviewRowProps extends Pick<ReviewsPageProps, 'language' | 'now' | 'saved'> {
  readonly review: ReviewOfJob
}

function ReviewRow({ review, language, now, saved }: ReviewRowProps) {
  const messages = STAFF_REVIEW_MESSAGES[language]
  const { id, stars, text, author, town, service, state, isPublishable, createdAt } = review
  const from = messages.links[review.linkChannel]
  const details = [author, town, serviceName(service, language), timeOf(createdAt, now, language)]
  const sentences = [
    details.map(cleanLine).filter(Boolean).join(', '),
    messages.states[state],
    ...(from === undefined ? [] : [from]),
    ...(review.locksmith === null
      ? []
      : [messages.locksmith(firstName(cleanLine(review.locksmith)))]),
  ]
  const isPublished = state === 'published'
  const call = linkTo('tel', review.phone ?? '')
  return (
    <li>
      <span>
        <b>{messages.stars(stars)}</b>
        {text !== '' && <span lang={review.language}>{cleanProse(text)}</span>}
        <span className="more">{sentences.map(endSentence).join(' ')}</span>
        {review.submissionId !== null && (
          <span className="pair">
            <a className="btn btn-small btn-outline" href={leadAddress(review.submissionId)}>
              {messages.lead}
            </a>
            {call !== null && (
              <a className="btn btn-small btn-outline" href={call}>
                {messages.call}
              </a>
            )}
          </span>
        )}
      </span>
      {isPublishable ? (
        <form method="post" action={`${REVIEWS_ADDRESS}/${id}/${isPublished ? 'hide' : 'publish'}`}>
          <button className="btn btn-small btn-outline">
            {isPublished ? messages.hide : messages.publish}
          </button>
        </form>
      ) : (
        <span className="more">{messages.notPublishable}</span>
      )}
      <SavedNote
        language={language}
        saved={saved}
        kinds={['review-published', 'review-hidden']}
        row={id}
      />
    </li>
  )
}

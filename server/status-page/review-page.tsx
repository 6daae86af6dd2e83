import { perFacts } from '#domain/business/per-facts.ts'
import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import { REVIEW_MESSAGES } from '#copy/server/visitor-review.ts'
import { business } from '#domain/business/business.ts'
import { MAX_STARS, REVIEW_TEXT_MAX_CHARACTERS } from '#domain/lead/review.ts'
import { cleanProse } from '#domain/text/clean-text.ts'
import { AreaField, Check, ProblemMessage } from '#server/pages/parts/fields.tsx'
import { BackLink, StatusFrame } from './status-frame.tsx'
import type { StatusFormProps } from './status-view.ts'

const STARS = Array.from({ length: MAX_STARS }, (_, index) => MAX_STARS - index)

/** Offered to every customer alike, whatever the stars. */
const googleProfile = perFacts(() =>
  business.socialLinks.find((address) =>
    /(^|\.)(google\.com|g\.page|goo\.gl)$/.test(new URL(address).hostname),
  ),
)

/** Renders the review form; a rejected review comes back with its error. */
export function ReviewPage(props: StatusFormProps) {
  const { view, rejected } = props
  const { language } = view
  const messages = REVIEW_MESSAGES[language]
  const { stars, text = '', publish } = rejected?.typed ?? {}
  const problemOf = (field: 'stars' | 'text'): string | null =>
    rejected?.field === field ? rejected.problem : null
  return (
    <StatusFrame language={language} title={messages.heading}>
      <h1>{messages.heading}</h1>
      <p className="lead">{messages.text}</p>
      <form method="post">
        <fieldset
          className="choices"
          aria-describedby={problemOf('stars') === null ? undefined : 'stars-problem'}
        >
          <legend className="field-label">{messages.stars}</legend>
          {STARS.map((count) => (
            <label key={count} className="choice">
              <input
                type="radio"
                name="stars"
                value={count}
                required
                defaultChecked={String(count) === stars}
              />{' '}
              {messages.star(count)}
            </label>
          ))}
        </fieldset>
        <ProblemMessage id="stars-problem" problem={problemOf('stars')} />
        <AreaField
          name="text"
          label={messages.label}
          maxLength={REVIEW_TEXT_MAX_CHARACTERS}
          defaultValue={cleanProse(text)}
          problem={problemOf('text')}
        />
        <Check name="publish" value="yes" defaultChecked={publish !== undefined}>
          {messages.publish}
        </Check>
        <button className="btn btn-brass">{messages.send}</button>
      </form>
      {googleProfile() !== undefined && (
        <p>
          <a href={googleProfile()}>{messages.elsewhere}</a>
        </p>
      )}
      <BackLink to={props} text={STATUS_PAGE_MESSAGES[language].back} />
    </StatusFrame>
  )
}

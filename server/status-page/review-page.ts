import { business } from '#domain/business.ts'
import { MAX_STARS, REVIEW_TEXT_MAX_CHARACTERS } from '#domain/review.ts'
import { EMPTY_MARKUP, type Markup, markup } from '#server/http/markup.ts'
import { attributeIf, invalidAttributes, problemMessage } from '#server/pages/form-markup.ts'
import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'
import { backLink, renderPage, type StatusPageProps } from './page.ts'
import { REVIEW_MESSAGES } from '#copy/server/visitor-review.ts'

/** The fields of the review form, as they were sent. */
export interface ReviewFields {
  readonly stars: string
  readonly text: string
  readonly publish: boolean
}

export interface RejectedReview {
  readonly fields: ReviewFields
  readonly field: 'stars' | 'text'
  readonly problem: string
}

const EMPTY_FIELDS: ReviewFields = { stars: '', text: '', publish: false }

/** Renders the review form; a rejected review comes back with its error. */
export function reviewPage(
  { view, theme, link }: StatusPageProps,
  rejected: RejectedReview | null = null,
): string {
  const { language } = view
  const messages = REVIEW_MESSAGES[language]
  const { stars, text, publish } = rejected?.fields ?? EMPTY_FIELDS
  const problemOf = (field: RejectedReview['field']): string | null =>
    rejected?.field === field ? rejected.problem : null
  const star = (count: string): Markup =>
    markup`<label class="choice"><input type="radio" name="stars" value="${count}" required${attributeIf(count === stars, 'checked')}> ${messages.star(Number(count))}</label>`
  return renderPage(
    { language, theme, title: messages.heading },
    markup`<h1>${messages.heading}</h1>
<p class="lead">${messages.text}</p>
<form method="post">
<fieldset${invalidAttributes(problemOf('stars'))}><legend>${messages.stars}</legend>
${Array.from({ length: MAX_STARS }, (_, index) => star(String(MAX_STARS - index)))}</fieldset>
${problemMessage(problemOf('stars'))}<label for="text">${messages.label}</label>
<textarea id="text" name="text" maxlength="${String(REVIEW_TEXT_MAX_CHARACTERS)}"${invalidAttributes(problemOf('text'))}>${text}</textarea>
${problemMessage(problemOf('text'))}<label class="choice"><input type="checkbox" name="publish" value="yes"${attributeIf(publish, 'checked')}> ${messages.publish}</label>
<button class="brass">${messages.send}</button>
</form>
${GOOGLE_PROFILE === undefined ? EMPTY_MARKUP : markup`<p><a href="${GOOGLE_PROFILE}">${messages.elsewhere}</a></p>`}
${backLink(link, STATUS_PAGE_MESSAGES[language].back)}`,
  )
}

/** Offered to every customer alike, whatever the stars. */
const GOOGLE_PROFILE = business.socialLinks.find((address) =>
  /(^|\.)(google\.com|g\.page|goo\.gl)$/.test(new URL(address).hostname),
)

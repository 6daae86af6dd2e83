import { cleanLine, cleanProse } from '#domain/clean-text.ts'
import type { Language } from '#domain/language.ts'
import type { Review } from '#domain/review.ts'
import { serviceName } from '#server/leads/service-name.ts'
import { EMPTY_MARKUP, type Markup, markup } from '#server/http/markup.ts'
import type { PageTheme } from '#server/pages/theme.ts'
import { timeOf } from '#server/pages/times.ts'
import { boardPage } from '../board-page.ts'
import { STAFF_REVIEW_MESSAGES } from '#copy/server/staff-reviews.ts'

export const REVIEWS_ADDRESS = '/staff/reviews'

export interface ReviewsPageProps {
  readonly theme: PageTheme
  readonly language: Language
  /** The newest first. */
  readonly reviews: readonly Review[]
  readonly now: number
}

/** Renders `/staff/reviews`: every review with the button that publishes or hides it (R195). */
export function reviewsPage({ theme, language, reviews, now }: ReviewsPageProps): string {
  const { heading, text, none } = STAFF_REVIEW_MESSAGES[language]
  return boardPage(
    { theme, language, title: heading },
    markup`<h1>${heading}</h1>
<p class="more">${reviews.length === 0 ? none : text}</p>
<ul class="phones">${reviews.map((review) => reviewRow(review, language, now))}</ul>`,
  )
}

function reviewRow(review: Review, language: Language, now: number): Markup {
  const messages = STAFF_REVIEW_MESSAGES[language]
  const { id, stars, text, author, town, service, state, createdAt } = review
  const details = [author, town, serviceName(service, language), timeOf(createdAt, now, language)]
  const [action, label] =
    state === 'published' ? ['hide', messages.hide] : ['publish', messages.publish]
  return markup`<li><span><b>${messages.stars(stars)}</b>${text === '' ? EMPTY_MARKUP : markup`<span lang="${review.language}">${cleanProse(text)}</span>`}
<span class="more">${details.map(cleanLine).filter(Boolean).join(', ')}. ${messages.states[state]}.</span></span>
${review.isPublishable ? markup`<form method="post" action="${REVIEWS_ADDRESS}/${id}/${action}"><button class="button small">${label}</button></form>` : markup`<span class="more">${messages.notPublishable}</span>`}</li>`
}

import { LEAD_LIFECYCLE } from '#domain/lead/lifecycle.ts'
import { EMPTY_MARKUP, type Markup, markup } from '#server/http/markup.ts'
import { REVIEW_MESSAGES } from '#copy/server/visitor-review.ts'
import type { StatusPageView } from './view.ts'

/** Returns whether the job is done and has no review yet. */
export const isReviewOpen = ({ facts, hasReview }: StatusPageView): boolean =>
  !hasReview && LEAD_LIFECYCLE[facts.status].statusPage === 'done'

/** Renders the link to the review form, thanks after it, or nothing before the job is done. */
export function reviewLink(view: StatusPageView, path: string): Markup {
  const { link, thanks } = REVIEW_MESSAGES[view.language]
  if (isReviewOpen(view)) return markup`<a class="button" href="${path}/review">${link}</a>`
  return view.hasReview ? markup`<p>${thanks}</p>` : EMPTY_MARKUP
}

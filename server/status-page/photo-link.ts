import { MAX_VISITOR_PHOTOS } from '#domain/status-page.ts'
import { isClosed } from '#domain/lead/lifecycle.ts'
import { EMPTY_MARKUP, type Markup, markup } from '#server/http/markup.ts'
import { PHOTO_MESSAGES } from '#copy/server/visitor-photos.ts'
import type { StatusPageView } from './view.ts'

export const countPhotos = ({ facts }: Pick<StatusPageView, 'facts'>): number =>
  facts.events.filter(({ kind }) => kind === 'photo').length

/**
 * Returns whether the visitor may add photos: 'waiting' until a staff member has accepted the lead,
 * so that requests that nobody read cannot fill the disk.
 */
export function photoState(
  view: Pick<StatusPageView, 'facts'>,
): 'open' | 'waiting' | 'full' | 'closed' {
  if (isClosed(view.facts.status)) return 'closed'
  if (!view.facts.wasAccepted) return 'waiting'
  return countPhotos(view) >= MAX_VISITOR_PHOTOS ? 'full' : 'open'
}

/**
 * Renders how many photos were sent, and the link to send another one or from when on that is
 * possible. The photos are for staff only.
 */
export function photoLink(view: StatusPageView, path: string): Markup {
  const messages = PHOTO_MESSAGES[view.language]
  const count = countPhotos(view)
  const state = photoState(view)
  return markup`${count === 0 ? EMPTY_MARKUP : markup`<p>${messages.sent(count)}</p>`}${
    state === 'waiting' && markup`<p>${messages.waiting}</p>`
  }${state === 'open' && markup`<a class="button" href="${path}/photo">${messages.link}</a>`}`
}

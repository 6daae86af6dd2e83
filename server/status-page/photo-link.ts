import { MAX_VISITOR_PHOTOS } from '#domain/status-page.ts'
import { EMPTY_MARKUP, type Markup, markup } from '#server/http/markup.ts'
import { PHOTO_MESSAGES } from '#copy/server/visitor-photos.ts'
import type { StatusPageView } from './view.ts'

export const countPhotos = ({ facts }: Pick<StatusPageView, 'facts'>): number =>
  facts.events.filter(({ kind }) => kind === 'photo').length

export const hasAllPhotos = (view: Pick<StatusPageView, 'facts'>): boolean =>
  countPhotos(view) >= MAX_VISITOR_PHOTOS

/**
 * Renders how many photos were sent, and the link to send another one. The photos are for staff
 * only.
 */
export function photoLink(view: StatusPageView, path: string): Markup {
  const messages = PHOTO_MESSAGES[view.language]
  const count = countPhotos(view)
  return markup`${count === 0 ? EMPTY_MARKUP : markup`<p>${messages.sent(count)}</p>`}${
    !hasAllPhotos(view) && markup`<a class="button" href="${path}/photo">${messages.link}</a>`
  }`
}

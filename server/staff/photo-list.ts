import { type Markup, EMPTY_MARKUP, markup } from '#server/http/markup.ts'
import type { BoardWords } from './messages-en.ts'

/** Renders a lead's photos, each with a link to its full size. */
export const photoList = (photoIds: readonly string[], { lead: words }: BoardWords): Markup =>
  photoIds.length === 0
    ? EMPTY_MARKUP
    : markup`<section><h2>${words.photos}</h2>
<p class="photos">${photoIds.map((id, index) => markup`<a href="/staff/photo/${id}"><img src="/staff/photo/${id}" alt="${words.photo(index + 1)}" loading="lazy"></a>`)}</p></section>`

import { type Markup, EMPTY_MARKUP, markup } from '#server/http/markup.ts'
import type { BoardMessages } from '#copy/server/board-en.ts'

/** Renders a lead's photos, each with a link to its full size. */
export const photoList = (photoIds: readonly string[], { lead: messages }: BoardMessages): Markup =>
  photoIds.length === 0
    ? EMPTY_MARKUP
    : markup`<section><h2>${messages.photos}</h2>
<p class="photos">${photoIds.map((id, index) => markup`<a href="/staff/photo/${id}"><img src="/staff/photo/${id}" alt="${messages.photo(index + 1)}" loading="lazy"></a>`)}</p></section>`

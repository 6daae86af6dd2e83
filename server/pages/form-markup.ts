/** Parts of forms that the pages with text fields share. */

import { EMPTY_MARKUP, type Markup, markup } from '#server/http/markup.ts'

/** Renders a boolean attribute, with a leading space. */
export const attributeIf = (isSet: boolean, name: 'checked' | 'open' | 'selected'): Markup =>
  isSet ? { html: ` ${name}` } : EMPTY_MARKUP

/** Renders the attributes of a field that `problemMessage` describes; nothing without a problem. */
export const invalidAttributes = (problem: string | null): Markup =>
  problem === null ? EMPTY_MARKUP : markup` aria-invalid="true" aria-describedby="wrong"`

/** Renders what is wrong with the page's one invalid field; nothing without a problem. */
export const problemMessage = (problem: string | null): Markup =>
  problem === null
    ? EMPTY_MARKUP
    : markup`<p class="wrong" id="wrong" role="alert">${problem}</p>\n`

import type { Language } from '#domain/language.ts'
import { formatPhone } from '#domain/phone.ts'
import { type Markup, markup } from '#server/http/markup.ts'
import { textWithPhone } from '#server/http/phone-number-markup.ts'
import type { leadFacts } from '#server/leads/lead-facts.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'

/**
 * Renders the button that calls the customer; for a number that cannot be right a sentence with the
 * number as it was typed, because a link would call somebody else.
 * @param call the button's text
 */
export function callButton(
  { text, href }: ReturnType<typeof leadFacts>['phone'],
  call: (phone: string) => string,
  { style, language }: { readonly style: string; readonly language: Language },
): Markup {
  const { wrongPhone } = BOARD_MESSAGES[language].lead
  return href === null
    ? markup`<p class="wrong">${textWithPhone(wrongPhone, text)}</p>`
    : markup`<a class="button ${style}" href="${href}">${textWithPhone(call, formatPhone(text))}</a>`
}

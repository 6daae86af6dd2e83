import { type Markup, markup } from './markup.ts'

/**
 * Keeps a phone number on one line. With letters so large that the number is wider than the page,
 * it breaks after the area code.
 */
export const PHONE_NUMBER_STYLE =
  '.phone-number{display:inline-block;max-width:100%;text-decoration:inherit;text-wrap:balance;overflow-wrap:anywhere}'

/**
 * Renders a phone number; its page needs `PHONE_NUMBER_STYLE`.
 * @param phone as it is displayed
 */
export const phoneNumber = (phone: string): Markup =>
  // A plain hyphen would allow a line break.
  markup`<span class="phone-number">${phone.replaceAll('-', '\u2011')}</span>`

/**
 * Renders a text with a phone number in it as one element, so that flex and grid containers keep
 * them together.
 * @param text inserts the phone number into the text
 */
export function textWithPhone(text: (phone: string) => string, phone: string): Markup {
  const gap = '\n'
  const [before = '', after = ''] = text(gap).split(gap)
  return markup`<span>${before}${phoneNumber(phone)}${after}</span>`
}

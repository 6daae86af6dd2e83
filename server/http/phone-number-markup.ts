import { type Markup, markup } from './markup.ts'

/**
 * Renders a phone number.
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

/** Numbers of callers as Twilio gives them. */

import { internationalNumber, phoneDigits } from './phone.ts'

/**
 * How a hidden number arrives: 266696687 spells ANONYMOUS, 7378742833 RESTRICTED, 2562533
 * BLOCKED, 8656696 UNKNOWN, 86282452253 UNAVAILABLE
 * (https://help.twilio.com/articles/223179988).
 */
const HIDDEN_NUMBERS = new Set(['266696687', '7378742833', '2562533', '8656696', '86282452253'])

/** Returns the caller's number in E.164; `null` for a hidden one, which nobody can call back. */
export function callerNumber(from: string): string | null {
  return HIDDEN_NUMBERS.has(phoneDigits(from)) ? null : internationalNumber(from)
}

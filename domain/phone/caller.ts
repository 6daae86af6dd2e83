/** Numbers of callers as Twilio gives them. */

import { internationalNumber, phoneDigits } from './phone.ts'

/**
 * How a hidden number arrives: 266696687 spells ANONYMOUS, 7378742833 RESTRICTED, 2562533
 * BLOCKED, 8656696 UNKNOWN, 86282452253 UNAVAILABLE
 * (https://help.twilio.com/articles/223179988).
 */
const HIDDEN_NUMBERS = new Set(['266696687', '7378742833', '2562533', '8656696', '86282452253'])

/** Schemes whose user part can be a phone number; Messenger's ids have digits too, and are none. */
const NUMBER_SCHEMES = new Set(['sip', 'sips', 'tel', 'whatsapp', 'rcs'])
const SCHEME = /^([a-z][a-z\d+.-]*):/i
/** The whole user part: digits and what may separate them (RFC 3966, 5.1.1). */
const WRITTEN_NUMBER = /^\+?[\d\s().-]+$/

/**
 * Returns the caller's number in E.164; `null` for a hidden one, which nobody can call back. Of an
 * address such as `sip:+12015550123@198.51.100.7;user=phone` only the user part counts: its host has
 * digits too, which would make the number of a stranger.
 */
export function callerNumber(from: string): string | null {
  const [prefix = '', scheme] = SCHEME.exec(from.trim()) ?? []
  if (scheme !== undefined && !NUMBER_SCHEMES.has(scheme.toLowerCase())) return null
  const address = from.trim().slice(prefix.length).replace(/^%2b/i, '+')
  const user = address.split(/[@;:?]/, 1)[0] ?? ''
  // A SIP address without a user part is a host.
  const isHost = scheme !== undefined && /^sips?$/i.test(scheme) && !address.includes('@')
  if (isHost || !WRITTEN_NUMBER.test(user)) return null
  return HIDDEN_NUMBERS.has(phoneDigits(user)) ? null : internationalNumber(user)
}

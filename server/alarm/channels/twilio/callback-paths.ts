/**
 * Paths of Twilio's callbacks. Their URLs are built from SITE_URL, because signatures are verified
 * against it.
 */

import { TWILIO_API_URL } from '#server/environment.ts'

/**
 * Builds the path to which a pressed digit is posted.
 * @param call id of the call's notice
 * @param lead id of the lead that the call offered; `null` for the call's own
 */
export const digitPath = (call: string, lead: string | null): string =>
  lead === null ? `/alarm/voice/${call}` : `/alarm/voice/${call}/lead/${lead}`

/** Builds the path to which the second digit, and later the result of the connection, is posted. */
export const connectPath = (call: string, lead: string | null): string =>
  `${digitPath(call, lead)}/connect`

/**
 * Builds the path to which statuses of a call are posted.
 * @param call id of the call's notice, or of a connection to a customer
 */
export const callStatusPath = (call: string): string => `/alarm/voice/${call}/status`

/** Builds the path to which statuses of a text message are posted. */
export const smsStatusPath = (notice: string): string => `/alarm/sms/${notice}/status`

/**
 * Returns whether Twilio can reach the callbacks: it needs a public https address; a fake of Twilio
 * runs on the same machine.
 */
export function callbacksReachUs(siteUrl: string, apiUrl: string): boolean {
  if (apiUrl !== TWILIO_API_URL) return true
  const { protocol, hostname } = new URL(siteUrl)
  return protocol === 'https:' && hostname !== 'localhost' && !hostname.endsWith('.localhost')
}

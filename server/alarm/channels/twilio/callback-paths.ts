import { TWILIO_API_URL } from '#server/environment/alarm-variables.ts'

/** Addresses that Twilio calls back; built from SITE_URL, as their signatures are checked against it. */

/**
 * Where a digit pressed on a call is posted.
 * @param call id of the call's notice
 * @param lead id of the lead that the call offered; null for the call's own
 */
export const digitPath = (call: string, lead: string | null): string =>
  lead === null ? `/alarm/voice/${call}` : `/alarm/voice/${call}/lead/${lead}`

/** Where the states of a call are posted. */
export const callStatusPath = (notice: string): string => `/alarm/voice/${notice}/status`

/** Where the states of a text message are posted. */
export const smsStatusPath = (notice: string): string => `/alarm/sms/${notice}/status`

/**
 * Whether digits and states can come back: Twilio reaches public https
 * addresses; a stand-in for it stands where we stand.
 */
export function callbacksReachUs(siteUrl: string, apiUrl: string): boolean {
  if (apiUrl !== TWILIO_API_URL) return true
  const { protocol, hostname } = new URL(siteUrl)
  return protocol === 'https:' && hostname !== 'localhost' && !hostname.endsWith('.localhost')
}

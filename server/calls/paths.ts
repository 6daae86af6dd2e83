/** Addresses of incoming calls and texts at this server, as Twilio is told them. */

/** Posted at the first ring. */
export const INCOMING_CALL_PATH = '/calls/incoming'

/** Statuses of the caller's call, where the owner entered this address at Twilio. */
export const CALL_STATUS_PATH = '/calls/status'

/** Posted for each text to one of the numbers. */
export const INCOMING_MESSAGE_PATH = '/messages/incoming'

/** Receives the caller's key. */
export const keyPath = (call: string): string => `/calls/${call}/key`

/** Receives the outcome of ringing; `step` counts from 0. */
export const dialedPath = (call: string, step: number): string => `/calls/${call}/dialed/${step}`

/** What a staff member hears before the two are connected. */
export const whisperPath = (leg: string): string => `/calls/legs/${leg}/whisper`

/** Receives the staff member's key. */
export const acceptPath = (leg: string): string => `/calls/legs/${leg}/accept`

/** Statuses of the call to a staff member. */
export const legStatusPath = (leg: string): string => `/calls/legs/${leg}/status`

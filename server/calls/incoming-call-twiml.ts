/** TwiML of incoming calls (https://www.twilio.com/docs/voice/twiml/dial). */

import type { Language } from '#domain/text/language.ts'
import { respond, say } from '#server/alarm/channels/twilio/twiml.ts'
import { type Markup, markup } from '#server/alarm/channels/twilio/xml.ts'
import { acceptPath, dialedPath, keyPath, legStatusPath, whisperPath } from './paths.ts'

/** Seconds that a staff member's phone rings; most voicemails answer after 25. */
export const RING_TIMEOUT_S = 20
/** Longest call, in seconds. */
const MAX_CALL_S = 60 * 60

interface Dialing {
  readonly call: string
  readonly step: number
  /** As received; `null` for a hidden one, which Twilio passes on by itself. */
  readonly caller: string | null
  readonly legs: readonly { readonly id: string; readonly number: string }[]
  readonly siteUrl: string
}

const dial = ({ call, step, caller, legs, siteUrl }: Dialing): Markup => {
  const numbers = legs.map(
    ({ id, number }) =>
      markup`<Number url="${siteUrl + whisperPath(id)}" method="POST" statusCallback="${siteUrl + legStatusPath(id)}" statusCallbackEvent="ringing answered completed" statusCallbackMethod="POST">${number}</Number>`,
  )
  const callerId = caller === null ? null : markup` callerId="${caller}"`
  return markup`<Dial timeout="${String(RING_TIMEOUT_S)}" timeLimit="${String(MAX_CALL_S)}"${callerId} method="POST" action="${siteUrl + dialedPath(call, step)}">${numbers}</Dial>`
}

/** Rings staff members; the first who presses 1 is connected. */
export const ring = (dialing: Dialing): string => respond(dial(dialing))

/** Greets the caller, takes a key meanwhile, then rings staff members. */
export const greetAndRing = (dialing: Dialing, greeting: string, language: Language): string =>
  respond(
    markup`<Gather input="dtmf" numDigits="1" timeout="1" method="POST" action="${dialing.siteUrl + keyPath(dialing.call)}">${say(greeting, language)}</Gather>${dial(dialing)}`,
  )

/** Greets a caller who hides the number and has nothing to press, then rings staff members. */
export const greetHiddenAndRing = (
  dialing: Dialing,
  greeting: string,
  language: Language,
): string => respond(markup`${say(greeting, language)}${dial(dialing)}`)

/** Asks a staff member who answers for a key, which a voicemail cannot press; hangs up without one. */
export const whisper = (leg: string, text: string, language: Language, siteUrl: string): string =>
  respond(
    markup`<Gather input="dtmf" numDigits="1" timeout="5" method="POST" action="${siteUrl + acceptPath(leg)}">${say(text, language)}${say(text, language)}</Gather><Hangup/>`,
  )

/** Lets the two talk. */
export const connect = (): string => respond(markup``)

/** Does not answer: costs nothing. */
export const refuse = (): string => respond(markup`<Reject reason="busy"/>`)

/** TwiML: Twilio's markup for a call (https://www.twilio.com/docs/voice/twiml). */

import { cleanProse } from '#domain/text/clean-text.ts'
import type { Language } from '#domain/text/language.ts'
import { type Markup, markup } from './xml.ts'

/** Voices by language: Say fails if its voice does not speak the language. */
const VOICE_ATTRIBUTES: Readonly<Record<Language, Markup>> = {
  en: markup`language="en-US"`,
  es: markup`language="es-US" voice="Polly.Lupe"`,
}

/** Says a text. */
export const say = (text: string, language: Language): Markup =>
  markup`<Say ${VOICE_ATTRIBUTES[language]}>${cleanProse(text)}</Say>`

/** Makes the whole document. */
export const respond = (inside: Markup): string =>
  markup`<?xml version="1.0" encoding="UTF-8"?><Response>${inside}</Response>`.xml

/** Says a text and hangs up. */
export const sayOnce = (text: string, language: Language): string =>
  respond(markup`${say(text, language)}<Hangup/>`)

/** Seconds of silence before the text is repeated, then given up. */
const GATHER_TIMEOUT_S = 6

/**
 * Says a text twice and waits for one key meanwhile: Say is inside Gather, so that a key interrupts
 * it. Without a key the call says `otherwise` and ends; if that is `null`, a form without a digit
 * is posted.
 * @param action complete URL to which the digit is posted
 */
export function gatherKey(
  { text, otherwise, action }: { text: string; otherwise: string | null; action: string },
  language: Language,
): string {
  const gather = markup`<Gather input="dtmf" numDigits="1" timeout="${String(GATHER_TIMEOUT_S)}" method="POST" action="${action}">${say(text, language)}</Gather>`
  const end =
    otherwise === null
      ? markup`<Redirect method="POST">${action}</Redirect>`
      : markup`${say(otherwise, language)}<Hangup/>`
  return respond(markup`${gather}${gather}${end}`)
}

const MAX_CONNECTION_S = 30 * 60

/**
 * Says a text and connects the call to a phone number; the star key ends the connection.
 * @param callerId a number of the Twilio account or verified by it, E.164
 * @param action complete URL to which the result is posted (`DialCallStatus`)
 * @param statusUrl complete URL to which statuses of the connected call are posted
 */
export function connectTo(
  number: string,
  {
    text,
    callerId,
    action,
    statusUrl,
  }: { text: string; callerId: string; action: string; statusUrl: string },
  language: Language,
): string {
  const dial = markup`<Dial callerId="${callerId}" timeLimit="${String(MAX_CONNECTION_S)}" hangupOnStar="true" method="POST" action="${action}"><Number statusCallbackEvent="answered completed" statusCallback="${statusUrl}">${number}</Number></Dial>`
  return respond(markup`${say(text, language)}${dial}`)
}

/** TwiML: Twilio's markup for a call (https://www.twilio.com/docs/voice/twiml). */

import type { Language } from '#domain/language.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes XML's special characters and removes those that XML cannot contain (error 12100). */
function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- these are the ones to be taken out
      .replace(/[\u0000-\u001f\u007f\ufffe\uffff]/g, ' ')
      .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
  )
}

/** Voices by language: Say fails if its voice does not speak the language. */
const VOICE_ATTRIBUTES: Readonly<Record<Language, string>> = {
  en: 'language="en-US"',
  es: 'language="es-MX" voice="Polly.Mia"',
}

const say = (text: string, language: Language): string =>
  `<Say ${VOICE_ATTRIBUTES[language]}>${escapeXml(text)}</Say>`

const respond = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${inside}</Response>`

/** Says a text and hangs up. */
export const sayOnce = (text: string, language: Language): string =>
  respond(`${say(text, language)}<Hangup/>`)

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
  const gather =
    `<Gather input="dtmf" numDigits="1" timeout="${GATHER_TIMEOUT_S}" method="POST" action="${escapeXml(action)}">` +
    `${say(text, language)}</Gather>`
  const end =
    otherwise === null
      ? `<Redirect method="POST">${escapeXml(action)}</Redirect>`
      : `${say(otherwise, language)}<Hangup/>`
  return respond(`${gather}${gather}${end}`)
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
  return respond(
    `${say(text, language)}<Dial callerId="${escapeXml(callerId)}" timeLimit="${MAX_CONNECTION_S}" hangupOnStar="true" method="POST" action="${escapeXml(action)}">` +
      `<Number statusCallbackEvent="answered completed" statusCallback="${escapeXml(statusUrl)}">${escapeXml(number)}</Number></Dial>`,
  )
}

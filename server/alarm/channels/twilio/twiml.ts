import type { Language } from '#domain/language.ts'

/** TwiML: Twilio's markup for a call (https://www.twilio.com/docs/voice/twiml). */

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
 * it. Without a key the call continues with `otherwise` and ends.
 * @param action complete URL to which the digit is posted
 */
export function askForKey(
  { text, otherwise, action }: { text: string; otherwise: string; action: string },
  language: Language,
): string {
  const gather =
    `<Gather input="dtmf" numDigits="1" timeout="${GATHER_TIMEOUT_S}" method="POST" action="${escapeXml(action)}">` +
    `${say(text, language)}</Gather>`
  return respond(`${gather}${gather}${say(otherwise, language)}<Hangup/>`)
}

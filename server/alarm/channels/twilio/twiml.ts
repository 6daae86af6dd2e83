import type { Language } from '#domain/language.ts'

/** Twilio's markup for what happens on a call (https://www.twilio.com/docs/voice/twiml). */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Signs that XML knows otherwise, and those that it cannot hold at all (error 12100). */
function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- these are the ones to be taken out
      .replace(/[\u0000-\u001f\u007f\ufffe\uffff]/g, ' ')
      .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
  )
}

/** A voice that does not speak the language makes the whole of Say fail, so Spanish names one that does. */
const VOICE_ATTRIBUTES: Readonly<Record<Language, string>> = {
  en: 'language="en-US"',
  es: 'language="es-MX" voice="Polly.Mia"',
}

const say = (text: string, language: Language): string =>
  `<Say ${VOICE_ATTRIBUTES[language]}>${escapeXml(text)}</Say>`

const respond = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${inside}</Response>`

/** Says something and hangs up. */
export const sayOnce = (text: string, language: Language): string =>
  respond(`${say(text, language)}<Hangup/>`)

/** Seconds of silence after which the text is said again, then given up. */
const GATHER_TIMEOUT_S = 6

/**
 * Says something twice and listens for one key all the while: the text stands
 * inside Gather, so that nobody has to hear it to its end. Without a key the
 * call goes on to `otherwise` and ends.
 * @param action complete address to which the digit is posted
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

import { createHmac, timingSafeEqual } from 'node:crypto'

/** Bytes of an HMAC-SHA1. */
const SIGNATURE_BYTES = 20
/** Characters of that signature in base64, with padding. */
const SIGNATURE_LENGTH = 28

/**
 * Lists the form fields as they are signed after the URL: sorted by name; of a repeated field each
 * value once, sorted.
 */
function signedFields(form: URLSearchParams): string {
  return [...Map.groupBy(form, ([name]) => name)]
    .toSorted(([one], [two]) => (one < two ? -1 : 1))
    .flatMap(([name, fields]) =>
      [...new Set(fields.map(([, value]) => value))].toSorted().map((value) => name + value),
    )
    .join('')
}

/**
 * Verifies X-Twilio-Signature: HMAC-SHA1 over the URL and the form
 * (https://www.twilio.com/docs/usage/security). Twilio signs the URL with its port or without, so
 * both are tried. A signature of the wrong length is refused before anything is computed.
 * @param url built from SITE_URL, never from the request
 */
export function isTwilioSignature(
  given: string,
  { authToken, url, form }: { authToken: string; url: string; form: URLSearchParams },
): boolean {
  if (given.length !== SIGNATURE_LENGTH) return false
  const signature = Buffer.from(given, 'base64')
  if (signature.length !== SIGNATURE_BYTES) return false
  const fields = signedFields(form)
  return portVariants(url).some((variant) =>
    timingSafeEqual(
      signature,
      createHmac('sha1', authToken)
        .update(variant + fields)
        .digest(),
    ),
  )
}

/** Returns the URL as it is, without its port, and with the default port of its scheme. */
function portVariants(address: string): readonly string[] {
  const url = new URL(address)
  const origin = `${url.protocol}//`
  const rest = address.slice(address.indexOf(url.host, origin.length) + url.host.length)
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  return [address, `${origin}${url.hostname}${rest}`, `${origin}${url.hostname}:${port}${rest}`]
}

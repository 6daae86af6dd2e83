import { createHmac, timingSafeEqual } from 'node:crypto'

/** Bytes of an HMAC-SHA1. */
const SIGNATURE_BYTES = 20
/** The same in base64, padding included. */
const SIGNATURE_LENGTH = 28

/**
 * Builds what Twilio puts into X-Twilio-Signature: HMAC-SHA1 over the address
 * and each field of the form, sorted by name; of a repeated one each value
 * once, sorted (https://www.twilio.com/docs/usage/security).
 * @param url as Twilio was told it, query included
 */
export function twilioSignature(authToken: string, url: string, form: URLSearchParams): string {
  return hmac(authToken, url + signedFields(form)).toString('base64')
}

/** Names and values as they are signed after the address. */
function signedFields(form: URLSearchParams): string {
  return [...Map.groupBy(form, ([name]) => name)]
    .toSorted(([one], [two]) => (one < two ? -1 : 1))
    .flatMap(([name, fields]) =>
      [...new Set(fields.map(([, value]) => value))].toSorted().map((value) => name + value),
    )
    .join('')
}

const hmac = (authToken: string, signed: string): Buffer =>
  createHmac('sha1', authToken).update(signed).digest()

/**
 * True when the signature is Twilio's. It signs the address with its port or
 * without, so both are tried. A signature of the wrong length is refused
 * before anything is computed (R174).
 * @param url built from SITE_URL, never from what the caller says of itself
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
    timingSafeEqual(signature, hmac(authToken, variant + fields)),
  )
}

/** The address as it is, without its port, and with the port that its scheme implies. */
function portVariants(address: string): readonly string[] {
  const url = new URL(address)
  const origin = `${url.protocol}//`
  const rest = address.slice(address.indexOf(url.host, origin.length) + url.host.length)
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  return [address, `${origin}${url.hostname}${rest}`, `${origin}${url.hostname}:${port}${rest}`]
}

import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What Twilio puts into X-Twilio-Signature: HMAC-SHA1 over the address and
 * each field of the form, sorted by name; of a repeated one each value once,
 * sorted (https://www.twilio.com/docs/usage/security).
 * @param url as Twilio was told it, query included
 */
export function twilioSignature(authToken: string, url: string, form: URLSearchParams): string {
  const names = [...new Set(form.keys())].sort()
  const fields = names.flatMap((name) =>
    [...new Set(form.getAll(name))].sort().map((value) => name + value),
  )
  return createHmac('sha1', authToken)
    .update(url + fields.join(''))
    .digest('base64')
}

/**
 * True when the signature is Twilio's. It signs the address with its port or
 * without, so both are tried.
 * @param url built from SITE_URL, never from what the caller says of itself
 */
export function isTwilioSignature(
  given: string,
  { authToken, url, form }: { authToken: string; url: string; form: URLSearchParams },
): boolean {
  return portVariants(url).some((variant) =>
    equal(given, twilioSignature(authToken, variant, form)),
  )
}

function equal(given: string, right: string): boolean {
  const [one, two] = [Buffer.from(given), Buffer.from(right)]
  return one.length === two.length && timingSafeEqual(one, two)
}

/** The address as it is, without its port, and with the port that its scheme implies. */
function portVariants(address: string): readonly string[] {
  const url = new URL(address)
  const origin = `${url.protocol}//`
  const rest = address.slice(address.indexOf(url.host, origin.length) + url.host.length)
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  return [address, `${origin}${url.hostname}${rest}`, `${origin}${url.hostname}:${port}${rest}`]
}

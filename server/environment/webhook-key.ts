const SECRET_PREFIX = 'whsec_'

/**
 * Decodes a webhook secret: `whsec_` and base64 of 24 to 64 bytes (Standard Webhooks 1.0.0,
 * "Signature scheme").
 * @returns `null` for any other text
 */
export function webhookKey(secret: string): Buffer | null {
  const text = secret.startsWith(SECRET_PREFIX) ? secret.slice(SECRET_PREFIX.length) : secret
  const key = Buffer.from(text, 'base64')
  const isBase64 = /^[A-Za-z0-9+/]+={0,2}$/.test(text) && text.length % 4 === 0
  return isBase64 && key.length >= 24 && key.length <= 64 ? key : null
}

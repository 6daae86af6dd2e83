/**
 * Derives the status page's token from the idempotency key, so that the page knows it before the
 * server answers (server/status-page/token/status-page-token.ts computes the same). `null` without
 * crypto.subtle, that is outside of secure contexts.
 * @param key a UUID of version 4
 */
export async function statusToken(key: string): Promise<string | null> {
  if (typeof crypto.subtle === 'undefined') return null
  const text = new TextEncoder().encode(`receipt:${key.toLowerCase()}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  // The first 128 bits, in base64url without padding.
  return btoa(String.fromCharCode(...digest.subarray(0, 16)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

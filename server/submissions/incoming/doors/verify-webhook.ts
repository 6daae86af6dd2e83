import { createHmac, timingSafeEqual } from 'node:crypto'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** A signature is refused when its time differs by more (Standard Webhooks 1.0.0). */
const TOLERANCE_MS = 5 * MINUTE_MS
const SIGNATURE_BYTES = 32
/** Enough for the rotation of a secret. */
const MAX_SIGNATURES = 10

/** Verifies the headers of a signed message over its bytes (Standard Webhooks 1.0.0). */
export function isSignedMessage(
  body: Buffer,
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  { key, now }: { readonly key: Buffer; readonly now: number },
): boolean {
  const read = (name: string): string => {
    const value = headers[name]
    return typeof value === 'string' ? value : ''
  }
  const [id, timestamp, given] = [
    read('webhook-id'),
    read('webhook-timestamp'),
    read('webhook-signature'),
  ]
  if (id === '' || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now - Number(timestamp) * 1000) > TOLERANCE_MS) return false
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest()
  return given
    .split(' ')
    .slice(0, MAX_SIGNATURES)
    .some((signature) => {
      if (!signature.startsWith('v1,')) return false
      const bytes = Buffer.from(signature.slice(3), 'base64')
      return bytes.length === SIGNATURE_BYTES && timingSafeEqual(bytes, expected)
    })
}

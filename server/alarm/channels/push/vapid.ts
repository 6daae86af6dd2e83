import type { SettingName } from '#domain/settings.ts'
import { createECDH, createPrivateKey, createSign } from 'node:crypto'

/** Key pair that identifies this server to push services (RFC 8292). */
export interface VapidKeys {
  /** 65 bytes, base64url: the key that a browser subscribes with. */
  readonly publicKey: string
  /** 32 bytes base64url. */
  readonly privateKey: string
}

/** Secret settings row with the private key. A new key invalidates every subscription. */
export const VAPID_KEY = 'vapid_private_key' satisfies SettingName

/** Creates a pair. */
export function createVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  // Node leaves out leading zero bytes: one key in 256 has fewer than 32.
  const privateKey = pair.getPrivateKey('hex').padStart(64, '0')
  return { publicKey, privateKey: Buffer.from(privateKey, 'hex').toString('base64url') }
}

/** Derives the pair of a private key; `null` if it is invalid. */
export function vapidKeys(privateKey: string): VapidKeys | null {
  if (!/^[A-Za-z0-9_-]{43}$/.test(privateKey)) return null
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey, 'base64url')
  } catch (error) {
    // Zero, or beyond the order of the curve.
    if (error instanceof Error && 'code' in error) return null
    throw error
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey }
}

/** RFC 8292 allows 24 hours; half of it tolerates clocks that differ. */
const TOKEN_LIFETIME_S = 12 * 60 * 60

/**
 * Builds the Authorization header of a message to this endpoint (RFC 8292, 3).
 * @param contact `mailto:` or https address of the owner; Apple refuses one at localhost
 */
export function vapidAuthorization(
  keys: VapidKeys,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: number },
): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + TOKEN_LIFETIME_S,
    sub: contact,
  }
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const signature = createSign('sha256')
    .update(signed)
    .sign({ key: privateKeyOf(keys), dsaEncoding: 'ieee-p1363' }, 'base64url')
  return `vapid t=${signed}.${signature}, k=${keys.publicKey}`
}

function privateKeyOf({ publicKey, privateKey }: VapidKeys): ReturnType<typeof createPrivateKey> {
  const point = Buffer.from(publicKey, 'base64url')
  return createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
}

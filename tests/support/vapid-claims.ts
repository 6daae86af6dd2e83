import { createPublicKey, verify } from 'node:crypto'

export interface VapidClaims {
  readonly aud: string
  /** Seconds since the epoch. */
  readonly exp: number
  readonly sub: string
}

/**
 * Returns the claims if they were signed by the key of the browser's subscription (RFC 8292, 4.2).
 */
export function vapidClaims(authorization: string, applicationKey: string): VapidClaims | null {
  const [, signed = '', signature = '', key] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
  if (key !== applicationKey) return null
  const point = Buffer.from(applicationKey, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const isRight = verify(
    'sha256',
    Buffer.from(signed),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isRight) return null
  return JSON.parse(Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString()) as never
}

import { createHmac, randomBytes } from 'node:crypto'
import { CHALLENGE_LIFE_MS } from '#domain/submission/captcha-challenge.ts'
import { SECRET_KEY } from '#server/secrets/secret.ts'

/**
 * Creates captcha proofs in bulk. The server under test gets its secret from here, so it accepts
 * challenges whose solution is known and costs almost nothing. All of its checks run as usual.
 */
export interface CaptchaMint {
  /** Settings rows of a server that accepts these proofs. */
  readonly settings: Readonly<Record<string, string>>
  /**
   * Returns a proof for one submission.
   * @param nonce by which the server remembers it, hexadecimal; a new one by default
   */
  token(nonce?: string): string
}

const COUNTER = 1
const KEY_BYTES = 32

const hmac = (secret: string, text: string | Buffer): string =>
  createHmac('sha256', secret).update(text).digest('hex')

/**
 * Signs without altcha-lib, which the server uses: the library waits for threads, and tests need
 * tens of thousands of proofs.
 * @param secret the server's existing one, if any
 */
export function createCaptchaMint(secret = randomBytes(32).toString('hex')): CaptchaMint {
  // The server checks the signature of the key, not its search.
  const derivedKey = Buffer.alloc(KEY_BYTES, 7)
  const keySignature = hmac(hmac(secret, 'derived key'), derivedKey)
  return {
    settings: { [SECRET_KEY]: secret, captcha_provider: 'altcha' },
    token(nonce = randomBytes(16).toString('hex')) {
      // The signature requires this order.
      const parameters = {
        algorithm: 'PBKDF2/SHA-256',
        cost: 1,
        expiresAt: Math.floor((Date.now() + CHALLENGE_LIFE_MS) / 1000),
        keyLength: KEY_BYTES,
        keyPrefix: derivedKey.toString('hex', 0, KEY_BYTES / 2),
        keySignature,
        nonce,
        salt: nonce,
      }
      const signature = hmac(secret, JSON.stringify(parameters))
      const solution = { counter: COUNTER, derivedKey: derivedKey.toString('hex') }
      const token = { challenge: { parameters, signature }, solution }
      return Buffer.from(JSON.stringify(token)).toString('base64')
    },
  }
}

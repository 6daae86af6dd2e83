import { createHmac, randomBytes } from 'node:crypto'
import { CHALLENGE_LIFE_MS } from '#domain/captcha-challenge.ts'
import { ALTCHA_SECRET_KEY } from '#server/captcha/altcha.ts'

/**
 * Proofs by the thousand. The server under test gets its secret from here, so
 * that it believes challenges which cost next to nothing and whose answer is
 * known. All that it checks, it checks as ever.
 */
export interface CaptchaMint {
  /** Rows for the settings table of the server that is to believe these proofs. */
  readonly settings: Readonly<Record<string, string>>
  /**
   * A proof that is good for one request.
   * @param nonce what the server remembers it by, hexadecimal; another one each time unless given
   */
  token(nonce?: string): string
}

const COUNTER = 1
const KEY_BYTES = 32

const hmac = (secret: string, text: string | Buffer): string =>
  createHmac('sha256', secret).update(text).digest('hex')

/**
 * Signs by hand what the server signs with altcha-lib: the library waits for
 * threads, and here proofs are made by the ten thousand.
 * @param secret the server's own, where it has one already
 */
export function createCaptchaMint(secret = randomBytes(32).toString('hex')): CaptchaMint {
  // Any key will do: the server compares its signature, and does not search for it.
  const derivedKey = Buffer.alloc(KEY_BYTES, 7)
  const keySignature = hmac(hmac(secret, 'derived key'), derivedKey)
  return {
    settings: { [ALTCHA_SECRET_KEY]: secret, captcha_provider: 'altcha' },
    token(nonce = randomBytes(16).toString('hex')) {
      // Names in order, as they are signed.
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

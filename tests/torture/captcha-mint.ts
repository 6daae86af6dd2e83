import { createHmac, randomBytes } from 'node:crypto'
import { createChallenge, type DeriveKeyFunction } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { ALTCHA_SECRET_KEY, CHALLENGE_LIFE_MS } from '#server/captcha/altcha.ts'

/**
 * Proofs by the thousand. The server under test gets its secret from here, so
 * that it believes challenges which cost next to nothing and whose answer is
 * known. All that it checks, it checks as ever.
 */
export interface CaptchaMint {
  /** Rows for the settings table of the server that is to believe these proofs. */
  readonly settings: Readonly<Record<string, string>>
  /** A proof that is good for one request. */
  token(): Promise<string>
}

const COUNTER = 1

/** @param secret the server's own, where it has one already */
export function createCaptchaMint(secret = randomBytes(32).toString('hex')): CaptchaMint {
  const keySecret = createHmac('sha256', secret).update('derived key').digest('hex')
  return {
    settings: { [ALTCHA_SECRET_KEY]: secret, captcha_provider: 'altcha' },
    async token() {
      let derivedKey = ''
      const deriveAndKeep: DeriveKeyFunction = async (...input) => {
        const result = await deriveKey(...input)
        derivedKey = Buffer.from(result.derivedKey).toString('hex')
        return result
      }
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: 1,
        counter: COUNTER,
        deriveKey: deriveAndKeep,
        expiresAt: Math.floor((Date.now() + CHALLENGE_LIFE_MS) / 1000),
        hmacSignatureSecret: secret,
        hmacKeySignatureSecret: keySecret,
      })
      const token = { challenge, solution: { counter: COUNTER, derivedKey } }
      return Buffer.from(JSON.stringify(token)).toString('base64')
    },
  }
}

import { CHALLENGE_LIFE_MS } from '#domain/captcha-challenge.ts'
import type { SettingName } from '#domain/settings.ts'
import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Store } from '#server/store/store.ts'
import { decodeAltchaToken } from './altcha-token.ts'
import { refused, type VerifyCaptcha } from './captcha-result.ts'

/** The self-hosted captcha: a proof of work by ALTCHA's protocol (R45, R64). */
export interface Altcha {
  /** A new challenge, as the widget and its headless solver read it. */
  challenge(): Promise<Challenge>
  verify: VerifyCaptcha
}

export interface AltchaDeps {
  /** Reads the private settings row; it changes hardly ever. */
  readonly readSecret: () => Promise<string | null>
  readonly saveSecret: Store['setSetting']
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** A whole number from 0 to below `end`, each as likely as the others and none to be foreseen. */
  readonly randomBelow?: (end: number) => number
}

/** Private settings row; everything that the server signs hangs on it. */
export const ALTCHA_SECRET_KEY = 'altcha_hmac_secret' satisfies SettingName

/**
 * One guess costs this many PBKDF2 rounds, and the answer is any of these
 * counters: a solver goes through half of them, 1.5 million rounds, about
 * 0.2 s on a server's core and 0.5 to 1 s on a middling phone; the unlucky
 * need twice that. Were the first ones never the answer, whoever knows it
 * would skip them. A challenge costs the server one guess, so guesses are
 * many and cheap.
 */
export const PBKDF2_ROUNDS = 2500
export const MAX_COUNTER = 1200

export function createAltcha(deps: AltchaDeps): Altcha {
  const { readSecret, saveSecret, clock, randomBelow = randomInt } = deps
  /** What challenges and their answers are signed with, as the library takes it. */
  const secrets = async () => {
    const secret = (await readSecret()) || (await makeSecret())
    return {
      hmacSignatureSecret: secret,
      hmacKeySignatureSecret: createHmac('sha256', secret).update('derived key').digest('hex'),
    }
  }

  /** For a database whose row was deleted; a second server's row is taken over at the next reading. */
  const makeSecret = async (): Promise<string> => {
    const secret = randomBytes(32).toString('hex')
    await saveSecret(ALTCHA_SECRET_KEY, secret)
    return secret
  }

  return {
    async challenge() {
      return await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: PBKDF2_ROUNDS,
        counter: randomBelow(MAX_COUNTER),
        deriveKey,
        expiresAt: Math.floor((clock() + CHALLENGE_LIFE_MS) / 1000),
        ...(await secrets()),
      })
    },

    async verify(token) {
      const payload = decodeAltchaToken(token)
      if (payload === null) return refused('altcha', 'wrong')
      const { challenge, solution } = payload
      const { nonce, expiresAt } = challenge.parameters
      if (expiresAt * 1000 <= clock()) return refused('altcha', 'expired')
      const answer = { challenge, solution, deriveKey, ...(await secrets()) }
      if (!(await verifySolution(answer)).verified) return refused('altcha', 'wrong')
      // One more second: the nonce must be remembered for as long as the challenge holds.
      const nonceMark = { value: nonce, expiresAt: (expiresAt + 1) * 1000 }
      return { state: 'verified', provider: 'altcha', nonce: nonceMark, reason: null }
    },
  }
}

import { CHALLENGE_LIFE_MS } from '#domain/submission/captcha-challenge.ts'
import { createHmac, randomInt } from 'node:crypto'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { decodeAltchaToken } from './altcha-token.ts'
import type { App } from '#server/app.ts'
import { type CaptchaResult, refusedResult } from './captcha-result.ts'

/** What challenges are signed with, and when. */
type Signer = Pick<App, 'readSecret' | 'clock'>

/**
 * Cost of a challenge in PBKDF2 rounds per guess, and the range of the answer. A solver needs half
 * of the guesses on average, 1.5 million rounds: about 0.2 s on a server core, 0.5 to 1 s on a
 * mid-range phone, at most twice that. The answer may be any counter from zero, since a solver
 * could skip guesses below a known minimum. A challenge costs the server one guess, so guesses are
 * many and cheap.
 */
export const PBKDF2_ROUNDS = 2500
export const MAX_COUNTER = 1200

/** Derives the keys that sign challenges and their answers, in the library's format. */
async function signingKeys({ readSecret }: Signer) {
  const secret = await readSecret()
  return {
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: createHmac('sha256', secret).update('derived key').digest('hex'),
  }
}

/**
 * Creates a challenge of the self-hosted captcha, a proof of work, in the format of ALTCHA's widget
 * and of its solver without one.
 * @param randomBelow returns an unpredictable, uniformly distributed integer from 0 to below `end`
 */
export async function altchaChallenge(
  signer: Signer,
  randomBelow: (end: number) => number = randomInt,
): Promise<Challenge> {
  return await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: PBKDF2_ROUNDS,
    counter: randomBelow(MAX_COUNTER),
    deriveKey,
    expiresAt: Math.floor((signer.clock() + CHALLENGE_LIFE_MS) / 1000),
    ...(await signingKeys(signer)),
  })
}

/**
 * What a key must begin with in a challenge whose answer the server does not compute before: a guess in
 * 256 does.
 */
const UNANSWERED_PREFIX = '00'

/**
 * Creates a challenge that costs the server nothing, and a solver as much on average, for addresses that
 * ask for very many.
 */
export async function cheapChallenge(signer: Signer): Promise<Challenge> {
  return await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 2 * PBKDF2_ROUNDS,
    keyPrefix: UNANSWERED_PREFIX,
    deriveKey,
    expiresAt: Math.floor((signer.clock() + CHALLENGE_LIFE_MS) / 1000),
    ...(await signingKeys(signer)),
  })
}

/** Verifies an answer to a challenge. Never rejects because of what a client sent. */
export async function verifyAltcha(signer: Signer, token: string): Promise<CaptchaResult> {
  const payload = decodeAltchaToken(token)
  if (payload === null) return refusedResult('altcha', 'wrong')
  const { challenge, solution } = payload
  const { nonce, expiresAt } = challenge.parameters
  if (expiresAt * 1000 <= signer.clock()) return refusedResult('altcha', 'expired')
  const { keySignature, ...parameters } = challenge.parameters
  const signed = keySignature === undefined ? parameters : { ...parameters, keySignature }
  const answer = {
    challenge: { ...challenge, parameters: signed },
    solution,
    deriveKey,
    ...(await signingKeys(signer)),
  }
  if (!(await verifySolution(answer)).verified) return refusedResult('altcha', 'wrong')
  // One second more than the challenge is valid, so that the nonce is not forgotten before.
  const nonceMark = { value: nonce, expiresAt: (expiresAt + 1) * 1000 }
  return { state: 'verified', provider: 'altcha', nonce: nonceMark, reason: null }
}

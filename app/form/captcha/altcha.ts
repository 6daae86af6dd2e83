import type { Challenge, Solution } from 'altcha-lib'
import { CHALLENGE_LIFE_MS } from '#domain/submission/captcha-challenge.ts'
import type { Captcha } from '../submit.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

interface Dependencies {
  readonly fetchChallenge: () => Promise<Challenge | null>
  /** Returns `null` if it cannot be solved. */
  readonly solve: (challenge: Challenge) => Promise<Solution | null>
  /** False if this browser or page can solve no challenge. */
  readonly canSolve: () => boolean
}

/**
 * Challenges in a row that arrived and were not solved, after which no proof is expected. More than
 * one, because the solver's script may have been lost on the way.
 */
const MAX_UNSOLVED = 2

/**
 * Milliseconds before its expiry at which a proof is replaced while the form is being filled in.
 */
const RENEW_BEFORE_END_MS = 5 * MINUTE_MS

/** Milliseconds before its expiry from which a proof is not sent: it might expire on the way. */
const SAFETY_MARGIN_MS = 30_000

/**
 * Milliseconds that one attempt to send waits for the proof. The solver continues, and a later
 * attempt uses its result; so a slow phone or a lost script never shows a spinner without an
 * explanation.
 */
const PROOF_TIMEOUT_MS = 20_000

interface Proof {
  readonly token: string
  /** Time of the request for its challenge, by this device's clock, not the server's. */
  readonly requestedAt: number
}

/**
 * Creates the self-hosted check: the device solves a challenge, about a second of work. It needs no
 * third party, whose outage or blocking would exclude visitors, and no action of the visitor.
 */
export function createAltcha({ fetchChallenge, solve, canSolve }: Dependencies) {
  let latest: Proof | null = null
  let pending: Promise<Proof | null> | null = null
  let unsolved = 0

  async function makeProof(): Promise<Proof | null> {
    // Includes the time that the device sleeps, unlike `performance.now()`.
    const requestedAt = Date.now()
    const challenge = await fetchChallenge()
    const solution = challenge && (await solve(challenge))
    if (challenge) unsolved = solution ? 0 : unsolved + 1
    if (!challenge || !solution) return null
    const { parameters, signature } = challenge
    const token = btoa(JSON.stringify({ challenge: { parameters, signature }, solution }))
    return { token, requestedAt }
  }

  /** Starts an attempt. A failed attempt is discarded; the next caller starts a new one. */
  function startAttempt(): Promise<Proof | null> {
    const attempt = makeProof().then((proof) => {
      // `renew` may have discarded this attempt.
      if (pending === attempt) {
        pending = null
        latest = proof ?? latest
      }
      return proof
    })
    pending = attempt
    return attempt
  }

  const isValidFor = ({ requestedAt }: Proof, ms: number): boolean =>
    requestedAt + CHALLENGE_LIFE_MS - Date.now() >= ms

  const withinTimeout = (proof: Promise<Proof | null>): Promise<Proof | null> =>
    Promise.race([
      proof,
      new Promise<null>((resolve) => setTimeout(resolve, PROOF_TIMEOUT_MS, null)),
    ])

  return {
    /**
     * Makes the proof ahead of time, or replaces one that expires soon (`RENEW_BEFORE_END_MS`).
     * Does nothing while a recent one exists or is being made.
     * @returns true if a proof exists; false if it could not be made now
     */
    async prepare(): Promise<boolean> {
      if (latest && isValidFor(latest, RENEW_BEFORE_END_MS)) return true
      if (!canSolve()) return false
      return (await (pending ?? startAttempt())) !== null
    },

    answered: () => true,

    async proof() {
      if (!canSolve()) return { ok: false, reason: 'impossible' }
      const isUsable = latest !== null && isValidFor(latest, SAFETY_MARGIN_MS)
      let proof = isUsable ? latest : await withinTimeout(pending ?? startAttempt())
      // The proof expired if the device slept while solving.
      if (proof && !isValidFor(proof, SAFETY_MARGIN_MS)) proof = await withinTimeout(startAttempt())
      if (proof) return { ok: true, token: proof.token }
      return { ok: false, reason: unsolved >= MAX_UNSOLVED ? 'impossible' : 'unreachable' }
    },

    renew() {
      latest = null
      pending = null
      return true
    },
  } satisfies Captcha & Readonly<Record<'prepare', unknown>>
}

import type { Challenge, Solution } from 'altcha-lib'
import type { Captcha } from '../submit.ts'

interface Dependencies {
  readonly fetchChallenge: () => Promise<Challenge | null>
  readonly solve: (challenge: Challenge) => Promise<Solution | null>
  readonly now: () => number
}

/** A proof that has less than this left (ms) is made anew rather than sent. */
const SAFETY_MARGIN = 30_000

interface Proof {
  readonly token: string
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
}

/**
 * The self-hosted check: ticking the box makes the device solve a challenge,
 * about a second of work. Nobody outside is asked, so no blocker and no outage
 * of another company can refuse a person (R43, R45).
 */
export function createAltcha({ fetchChallenge, solve, now }: Dependencies): Captcha & {
  /** The box was ticked (true) or unticked. */
  tick(ticked: boolean): void
} {
  let ticked = false
  let making: Promise<Proof | null> | null = null

  async function make(): Promise<Proof | null> {
    const challenge = await fetchChallenge()
    const solution = challenge && (await solve(challenge))
    if (!challenge || !solution) return null
    const { parameters, signature } = challenge
    const token = btoa(JSON.stringify({ challenge: { parameters, signature }, solution }))
    const expiresAt =
      parameters.expiresAt === undefined ? Number.POSITIVE_INFINITY : parameters.expiresAt * 1000
    return { token, expiresAt }
  }

  return {
    tick(state) {
      ticked = state
      making = state ? (making ?? make()) : null
    },

    answered: () => ticked,

    async proof() {
      if (!ticked) return { ok: false, reason: 'lapsed' }
      making ??= make()
      let proof = await making
      if (proof && proof.expiresAt - now() < SAFETY_MARGIN) {
        making = make()
        proof = await making
      }
      // A failed attempt is not kept: the next try starts with a new one.
      if (!proof) making = null
      return proof ? { ok: true, token: proof.token } : { ok: false, reason: 'unreachable' }
    },

    renew() {
      making = null
      return ticked
    },
  }
}

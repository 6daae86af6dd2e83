import type { Challenge, Solution } from 'altcha-lib'
import type { Captcha } from '../submit.ts'

interface Dependencies {
  readonly fetchChallenge: () => Promise<Challenge | null>
  /** Null when it cannot be solved here and now. */
  readonly solve: (challenge: Challenge) => Promise<Solution | null>
  readonly now: () => number
  /** Resolves after so many ms. */
  readonly wait: (ms: number) => Promise<void>
}

/** A proof that has less than this left (ms) is made anew rather than sent. */
const SAFETY_MARGIN = 30_000

/**
 * Milliseconds that one try to send waits for the proof. It goes on being made
 * meanwhile and is there for a later try; so a slow phone, or a script that
 * hangs on its way, never shows a spinner without a word.
 */
const PATIENCE = 20_000

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
export function createAltcha({ fetchChallenge, solve, now, wait }: Dependencies): Captcha & {
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

  /** A failed attempt is not kept: whoever asks next starts a new one. */
  function begin(): Promise<Proof | null> {
    const attempt = make().then((proof) => {
      if (!proof && making === attempt) making = null
      return proof
    })
    making = attempt
    return attempt
  }

  const soon = (proof: Promise<Proof | null>): Promise<Proof | null> =>
    Promise.race([proof, wait(PATIENCE).then(() => null)])

  return {
    tick(state) {
      ticked = state
      if (!state) making = null
      else if (!making) void begin()
    },

    answered: () => ticked,

    async proof() {
      if (!ticked) return { ok: false, reason: 'lapsed' }
      let proof = await soon(making ?? begin())
      if (proof && proof.expiresAt - now() < SAFETY_MARGIN) proof = await soon(begin())
      return proof ? { ok: true, token: proof.token } : { ok: false, reason: 'unreachable' }
    },

    renew() {
      making = null
      return ticked
    },
  }
}

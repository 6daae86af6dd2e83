import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Receives a challenge and answers with its solution, so that the page stays responsive. */
self.onmessage = async ({ data }: MessageEvent<Challenge>) => {
  try {
    self.postMessage(await solveChallenge({ challenge: data, deriveKey }))
  } catch {
    // No crypto.subtle. A rejection here would not reach the page, which would wait.
    self.postMessage(null)
  }
}

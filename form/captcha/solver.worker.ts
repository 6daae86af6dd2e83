import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Takes a challenge, answers with its solution; the page stays free to scroll and type meanwhile. */
self.onmessage = async ({ data }: MessageEvent<Challenge>) => {
  try {
    self.postMessage(await solveChallenge({ challenge: data, deriveKey }))
  } catch {
    // A context without crypto.subtle. The page never hears of a rejection in here, and would wait.
    self.postMessage(null)
  }
}

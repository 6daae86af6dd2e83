import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Solves a challenge as the page does and encodes the token as the widget sends it. */
export async function solveCaptcha(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (solution === null) throw new Error('The challenge was not solved in time.')
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** Fetches a challenge from a running server and solves it. */
export async function captchaToken(url: string): Promise<string> {
  const response = await fetch(`${url}/captcha/challenge`)
  if (!response.ok) throw new Error(`No challenge: status ${response.status}`)
  return await solveCaptcha((await response.json()) as Challenge)
}

import type { Challenge } from 'altcha-lib'
import { requestJson, isRecord } from './backend.ts'

const CHALLENGE_TIME_LIMIT_MS = 12_000

/** Fetches a new challenge of the self-hosted check; `null` if that fails. */
export async function fetchChallenge(): Promise<Challenge | null> {
  const result = await requestJson({
    method: 'GET',
    path: '/captcha/challenge',
    timeLimitMs: CHALLENGE_TIME_LIMIT_MS,
  })
  return result.ok && isChallenge(result.value.body) ? result.value.body : null
}

function isChallenge(body: unknown): body is Challenge {
  return isRecord(body) && isRecord(body['parameters']) && typeof body['signature'] === 'string'
}

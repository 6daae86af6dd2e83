import type { Challenge } from 'altcha-lib'
import { type Backend, call, isRecord } from './backend.ts'

const CHALLENGE_TIME_LIMIT = 12_000

/** Fetches a new challenge of the self-hosted check; `null` if that fails. */
export async function fetchChallenge(backend: Backend): Promise<Challenge | null> {
  const result = await call(backend, {
    method: 'GET',
    path: '/captcha/challenge',
    timeLimit: CHALLENGE_TIME_LIMIT,
  })
  return result.ok && isChallenge(result.value.body) ? result.value.body : null
}

function isChallenge(body: unknown): body is Challenge {
  return isRecord(body) && isRecord(body['parameters']) && typeof body['signature'] === 'string'
}

import type { Challenge } from 'altcha-lib'
import { type Backend, call, isRecord } from './backend.ts'

const CHALLENGE_TIME_LIMIT = 12_000

/** A fresh challenge of the self-hosted check, or null when none can be had now. */
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

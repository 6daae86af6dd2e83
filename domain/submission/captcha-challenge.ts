import { MINUTE_MS } from '#domain/time/durations.ts'

/**
 * How long a challenge of the self-hosted captcha is valid, in ms. Long, because visitors may
 * interrupt the form to find a number.
 */
export const CHALLENGE_LIFE_MS = 20 * MINUTE_MS

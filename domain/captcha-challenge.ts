/**
 * Milliseconds for which a challenge of the self-hosted captcha is valid.
 * People are slow at night, and a form may stay open while somebody looks for
 * a number.
 */
export const CHALLENGE_LIFE_MS = 20 * 60 * 1000

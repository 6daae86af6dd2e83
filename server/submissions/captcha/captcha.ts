import type { SettingName } from '#domain/settings.ts'
import { decodeAltchaToken } from './altcha-token.ts'
import { refusedResult, unverified, type VerifyCaptcha } from './captcha-result.ts'

export interface CaptchaVerifiers {
  readonly altcha: VerifyCaptcha
  /** `null` while no secret is configured. */
  readonly recaptcha: VerifyCaptcha | null
  /** Reads the settings row `captcha_provider`; a missing one means reCAPTCHA. */
  readonly readProvider: () => Promise<string | null>
}

/** Settings row that selects the captcha of the form (R45). */
export const PROVIDER_KEY = 'captcha_provider' satisfies SettingName

/**
 * Verifies tokens of both providers. The token's format identifies its provider, and both are
 * accepted whichever one the form shows: the page falls back to the self-hosted captcha when
 * Google's cannot load.
 */
export function createCaptcha({
  altcha,
  recaptcha,
  readProvider,
}: CaptchaVerifiers): VerifyCaptcha {
  return async (token) => {
    if (token.trim() === '') return refusedResult('none', 'missing')
    if (decodeAltchaToken(token) !== null) return await altcha(token)
    if (recaptcha !== null) return await recaptcha(token)
    if ((await readProvider()) === 'altcha') return refusedResult('recaptcha', 'wrong')
    // The owner selected reCAPTCHA without configuring its secret yet.
    return unverified('not-configured')
  }
}

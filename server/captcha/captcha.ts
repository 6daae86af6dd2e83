import type { SettingName } from '#domain/settings.ts'
import { decodeAltchaToken } from './altcha-token.ts'
import { refused, unverified, type VerifyCaptcha } from './captcha-result.ts'

export interface CaptchaVerifiers {
  readonly altcha: VerifyCaptcha
  /** Null while no secret is configured. */
  readonly recaptcha: VerifyCaptcha | null
  /** The settings row `captcha_provider`; a missing one means reCAPTCHA. */
  readonly readProvider: () => Promise<string | null>
}

/** Settings row that chooses the captcha of the form (R45). */
export const PROVIDER_KEY = 'captcha_provider' satisfies SettingName

/**
 * One verb over both providers. The token's form says whose proof it is, and
 * either is taken whichever one the form shows: the page falls back to the
 * self-hosted check when Google's cannot load.
 */
export function createCaptcha({
  altcha,
  recaptcha,
  readProvider,
}: CaptchaVerifiers): VerifyCaptcha {
  return async (token) => {
    if (token.trim() === '') return refused('none', 'missing')
    if (decodeAltchaToken(token) !== null) return await altcha(token)
    if (recaptcha !== null) return await recaptcha(token)
    if ((await readProvider()) === 'altcha') return refused('recaptcha', 'wrong')
    // The owner chose reCAPTCHA and has not given its secret yet.
    return unverified('not-configured')
  }
}

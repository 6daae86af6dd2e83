import type { SettingName } from '#domain/settings.ts'
import type { App } from '#server/app.ts'
import { decodeAltchaToken } from './altcha-token.ts'
import { verifyAltcha } from './altcha.ts'
import { type CaptchaResult, refusedResult, unverified } from './captcha-result.ts'
import { verifyRecaptcha } from './recaptcha.ts'

/** Settings row that selects the captcha of the form; a missing one means reCAPTCHA. */
export const PROVIDER_KEY = 'captcha_provider' satisfies SettingName

/**
 * Verifies a token of either provider, whichever one the form shows: its format tells which, and the
 * page falls back to the self-hosted captcha when Google's cannot load. Never rejects because of what
 * a client sent.
 */
export async function verifyCaptcha(
  app: Pick<App, 'readSecret' | 'clock' | 'settings' | 'environment' | 'fetch' | 'log'>,
  token: string,
): Promise<CaptchaResult> {
  if (token.trim() === '') return refusedResult('none', 'missing')
  if (decodeAltchaToken(token) !== null) return await verifyAltcha(app, token)
  const { recaptchaSecretKey: secret, recaptchaVerifyUrl: verifyUrl, siteUrl } = app.environment
  if (secret !== null)
    return await verifyRecaptcha(token, {
      fetch: app.fetch,
      secret,
      verifyUrl,
      hostname: new URL(siteUrl).hostname,
      onFailure: (problem) => app.log.error({ problem }, 'captcha not verified'),
    })
  if ((await app.settings.get(PROVIDER_KEY)) === 'altcha')
    return refusedResult('recaptcha', 'wrong')
  // The owner selected reCAPTCHA without configuring its secret yet.
  return unverified('not-configured')
}

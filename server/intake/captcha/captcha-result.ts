/** Result of a captcha verification. */
export type CaptchaResult =
  | {
      readonly state: 'verified'
      readonly provider: 'recaptcha' | 'altcha'
      /**
       * Spent in the submission's transaction; `null` if the provider itself accepts a token only
       * once.
       */
      readonly nonce: { readonly value: string; readonly expiresAt: number } | null
      readonly reason: null
    }
  /** The provider is unreachable or not configured: the submission is stored and marked. */
  | {
      readonly state: 'unverified'
      readonly provider: 'recaptcha'
      readonly nonce: null
      readonly reason: 'unreachable' | 'not-configured'
    }
  | {
      readonly state: 'refused'
      readonly provider: 'recaptcha' | 'altcha' | 'none'
      readonly nonce: null
      readonly reason: CaptchaRefusalReason
    }

export type CaptchaRefusalReason = 'missing' | 'wrong' | 'expired' | 'spent' | 'other-site'

export const refusedResult = (
  provider: 'recaptcha' | 'altcha' | 'none',
  reason: CaptchaRefusalReason,
): CaptchaResult => ({ state: 'refused', provider, nonce: null, reason })

export const unverified = (reason: 'unreachable' | 'not-configured'): CaptchaResult => ({
  state: 'unverified',
  provider: 'recaptcha',
  nonce: null,
  reason,
})

/** What became of a proof that its sender is no machine. */
export type CaptchaResult =
  | {
      readonly state: 'verified'
      readonly provider: 'recaptcha' | 'altcha'
      /** To be spent with the request; null where the provider itself takes a proof once only. */
      readonly nonce: { readonly value: string; readonly expiresAt: number } | null
      readonly reason: null
    }
  /** Nobody could say: the request is stored and marked. */
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

/** One provider's, or the whole site's, way of checking a token. It never rejects for what a client sent. */
export type VerifyCaptcha = (token: string) => Promise<CaptchaResult>

export const refused = (
  provider: 'recaptcha' | 'altcha' | 'none',
  reason: CaptchaRefusalReason,
): CaptchaResult => ({ state: 'refused', provider, nonce: null, reason })

export const unverified = (reason: 'unreachable' | 'not-configured'): CaptchaResult => ({
  state: 'unverified',
  provider: 'recaptcha',
  nonce: null,
  reason,
})

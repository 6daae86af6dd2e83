/** Captcha widget, as used by the form before and while it sends. */
export interface CaptchaWidget {
  /** False until the visitor has solved it. */
  answered(): boolean
  /** Returns the proof; 'lapsed' if there is none or it has expired. */
  proof(): Promise<
    | { readonly ok: true; readonly token: string }
    | { readonly ok: false; readonly reason: 'unreachable' | 'lapsed' }
  >
  /** Discards the used or expired proof; true if a new one can be made without the visitor. */
  renew(): boolean
}

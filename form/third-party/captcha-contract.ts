/**
 * Proof that a person is there, as the request form asks for it before and
 * while it sends.
 */
export interface CaptchaWidget {
  /** False until the visitor has solved it. */
  answered(): boolean
  /** The proof; 'lapsed' when there is none or it has run out. */
  proof(): Promise<
    | { readonly ok: true; readonly token: string }
    | { readonly ok: false; readonly reason: 'unreachable' | 'lapsed' }
  >
  /** Throws the spent or expired proof away; true when a new one can be made without asking again. */
  renew(): boolean
}

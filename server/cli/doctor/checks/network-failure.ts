/** Codes with which a certificate is turned down (https://nodejs.org/api/tls.html#x509-certificate-error-codes). */
const CERTIFICATE = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO)/

export type NetworkFailure = { readonly kind: 'certificate' | 'unreachable'; readonly code: string }

/** Why a call did not come through, or null for an error that is a bug of ours. */
export function networkFailure(error: unknown): NetworkFailure | null {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return { kind: 'unreachable', code: 'no answer in time' }
  // What fetch throws says nothing; the reason is its cause.
  if (!(error instanceof TypeError) || !(error.cause instanceof Error)) return null
  const code = codeOf(error.cause)
  return { kind: CERTIFICATE.test(code) ? 'certificate' : 'unreachable', code }
}

function codeOf(cause: Error): string {
  if ('code' in cause && typeof cause.code === 'string') return cause.code
  return cause.message === '' ? cause.name : cause.message
}

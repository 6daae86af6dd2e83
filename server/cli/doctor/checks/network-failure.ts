/** Codes of certificate errors (https://nodejs.org/api/tls.html#x509-certificate-error-codes). */
const CERTIFICATE = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO)/

export type NetworkFailure = { readonly kind: 'certificate' | 'unreachable'; readonly code: string }

/** Returns why a request failed, or `null` for a bug. */
export function networkFailure(error: unknown): NetworkFailure | null {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return { kind: 'unreachable', code: 'no answer in time' }
  // The error of fetch has no reason; its cause has.
  if (!(error instanceof TypeError) || !(error.cause instanceof Error)) return null
  const code = codeOf(error.cause)
  return { kind: CERTIFICATE.test(code) ? 'certificate' : 'unreachable', code }
}

function codeOf(cause: Error): string {
  if ('code' in cause && typeof cause.code === 'string') return cause.code
  return cause.message === '' ? cause.name : cause.message
}

/** One request to a service that rings for us, and everything that can come of it, as values. */

export interface HttpRequestOptions {
  readonly fetch: typeof globalThis.fetch
  /** Milliseconds for the whole of it, the answer's text included. */
  readonly limitMs: number
}

export type HttpReply =
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly headers: Headers
      /** The first 16 KB; for our own reading, never for a log. */
      readonly text: string
    }
  /** Nothing has left: no name, no connection, no encryption. `error` is fit for a log. */
  | { readonly kind: 'never-sent'; readonly error: string }
  /** It left, and what became of it nobody knows. */
  | { readonly kind: 'no-answer'; readonly error: string }

const MAX_RESPONSE_BYTES = 16 * 1024

/**
 * Sends one request and reads its answer. Redirects are answers like any
 * other: what is signed or secret goes to one address and to no second one.
 */
export async function sendHttpRequest(
  url: string,
  init: RequestInit,
  { fetch, limitMs }: HttpRequestOptions,
): Promise<HttpReply> {
  try {
    const signal = AbortSignal.timeout(limitMs)
    const response = await fetch(url, { ...init, method: 'POST', redirect: 'manual', signal })
    const { status, headers } = response
    return { kind: 'answered', status, headers, text: await readLimited(response) }
  } catch (error) {
    const failure = networkFailure(error)
    if (failure === null) throw error
    return failure
  }
}

/** A talkative other side must not fill our memory. */
async function readLimited({ body }: Response): Promise<string> {
  if (body === null) return ''
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body as AsyncIterable<Uint8Array>) {
    parts.push(part)
    length += part.length
    if (length >= MAX_RESPONSE_BYTES) break
  }
  return Buffer.concat(parts).subarray(0, MAX_RESPONSE_BYTES).toString('utf8')
}

/** Codes of Node and of its fetch for what fails before the first byte leaves. */
const NOT_SENT_CODES =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$|^(?:ERR_TLS_|ERR_SSL_|UNABLE_TO_)|CERT/

function networkFailure(error: unknown): HttpReply | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'TimeoutError') return { kind: 'no-answer', error: 'no answer in time' }
  // What fetch says of a network that failed, and of an answer that broke off; the cause tells why.
  if (!(error instanceof TypeError) || !/^(fetch failed|terminated)$/.test(error.message))
    return null
  const code = errorCode(error.cause)
  const kind = code !== null && NOT_SENT_CODES.test(code) ? 'never-sent' : 'no-answer'
  return { kind, error: code ?? 'connection broke' }
}

/** Of the first of several tries too: a name may have many addresses. */
function errorCode(cause: unknown): string | null {
  if (cause instanceof AggregateError && !('code' in cause)) return errorCode(cause.errors[0])
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return null
  return typeof cause.code === 'string' ? cause.code : null
}

/** Retry-After in milliseconds (RFC 9110, 10.2.3: seconds or a date), an hour at most; undefined without one. */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? ''
  if (text === '') return undefined
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), 60 * 60 * 1000)
}

/** Sends one request to a provider and returns every outcome as a value. */

import { HOUR_MS } from '#domain/time/durations.ts'

/** What every request to a provider needs. */
export interface ProviderOptions {
  readonly fetch: typeof globalThis.fetch
  /** Time limit for the whole exchange, including the text of the answer; 10 s by default. */
  readonly limitMs?: number
  /** Size limit of the answer's text, which is cut off there; 16 KB by default. */
  readonly maxBytes?: number
}

const REQUEST_TIMEOUT_MS = 10_000

export type HttpReply =
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly headers: Headers
      /** Its beginning, up to the size limit, for the program only, never for the log. */
      readonly text: string
    }
  /** Nothing was sent: host name, connection or TLS failed. `error` may be logged. */
  | { readonly kind: 'never-sent'; readonly error: string }
  /** It was sent and its outcome is unknown. */
  | { readonly kind: 'no-answer'; readonly error: string }

const MAX_RESPONSE_BYTES = 16 * 1024

/**
 * Sends one request and reads the answer. Follows no redirect, so that signed or secret content is
 * sent to one address only.
 */
export async function sendHttpRequest(
  url: string,
  /** By default a POST. */
  init: RequestInit,
  { fetch, limitMs = REQUEST_TIMEOUT_MS, maxBytes = MAX_RESPONSE_BYTES }: ProviderOptions,
): Promise<HttpReply> {
  try {
    const signal = AbortSignal.timeout(limitMs)
    const response = await fetch(url, { method: 'POST', ...init, redirect: 'manual', signal })
    const { status, headers } = response
    return { kind: 'answered', status, headers, text: await readLimited(response, maxBytes) }
  } catch (error) {
    const failure = networkFailure(error)
    if (failure === null) throw error
    return failure
  }
}

async function readLimited({ body }: Response, maxBytes: number): Promise<string> {
  if (body === null) return ''
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body as AsyncIterable<Uint8Array>) {
    parts.push(part)
    length += part.length
    if (length >= maxBytes) break
  }
  return Buffer.concat(parts).subarray(0, maxBytes).toString('utf8')
}

/** Error codes of Node.js and its fetch for failures before the first byte is sent. */
const NOT_SENT_CODES =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$|^(?:ERR_TLS_|ERR_SSL_|UNABLE_TO_)|CERT/

function networkFailure(error: unknown): HttpReply | null {
  if (!(error instanceof Error)) return null
  if (error.name === 'TimeoutError') return { kind: 'no-answer', error: 'no answer in time' }
  // The message of fetch for a network failure and for an interrupted answer; the cause has the
  // code.
  if (!(error instanceof TypeError) || !/^(fetch failed|terminated)$/.test(error.message))
    return null
  const code = errorCode(error.cause)
  const kind = code !== null && NOT_SENT_CODES.test(code) ? 'never-sent' : 'no-answer'
  return { kind, error: code ?? 'connection broke' }
}

/** Returns the code of an error, or of the first of several connection attempts. */
function errorCode(cause: unknown): string | null {
  if (cause instanceof AggregateError && !('code' in cause)) return errorCode(cause.errors[0])
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return null
  return typeof cause.code === 'string' ? cause.code : null
}

/**
 * Parses Retry-After (RFC 9110, 10.2.3: seconds or a date) to milliseconds, an hour at most;
 * `undefined` without one.
 */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? ''
  if (text === '') return undefined
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), HOUR_MS)
}

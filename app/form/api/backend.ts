/** Requests to the page's own server, in the format of the official Supabase client. */

/** Why a call returned no response of the expected form. */
export type RequestFailure =
  /** No response of our server: offline, timed out, or an intermediary's. Can be retried. */
  | { readonly kind: 'unreachable'; readonly message: string }
  /** The server cannot handle it now (408, 425, 429, 5xx). Can be retried. */
  | { readonly kind: 'busy'; readonly message: string; readonly retryAfterMs: number | null }
  /** The server refused the request. The same request would fail again. */
  | {
      readonly kind: 'refused'
      readonly message: string
      readonly code: string
      readonly fields: Readonly<Record<string, string>>
    }

export type RequestResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: RequestFailure }

export interface JsonRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Milliseconds until the call is aborted as unreachable. */
  readonly timeLimitMs: number
  /** Lets the request outlive its page. */
  readonly keepalive?: boolean
}

/** Returns the public key that the build wrote into the head. */
const anonKey = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="anon-key"]')?.content ?? ''

/**
 * Makes one call with a time limit. Never throws for a network or server failure.
 * @returns the parsed JSON body (`null` if empty) with its status, and the time at which the
 *   response arrived, in milliseconds of `performance.now()`
 */
export async function requestJson(
  options: JsonRequest,
): Promise<RequestResult<{ status: number; body: unknown; receivedAt: number }>> {
  let response: Response
  let text: string
  let receivedAt: number
  // AbortSignal.timeout needs Safari 16; this works everywhere.
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), options.timeLimitMs)
  try {
    response = await fetch(options.path, {
      method: options.method,
      headers: {
        apikey: anonKey(),
        ...(options.body !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      body: options.body === undefined ? null : JSON.stringify(options.body),
      signal: controller.signal,
      keepalive: options.keepalive ?? false,
    })
    receivedAt = performance.now()
    text = await response.text()
  } catch (error) {
    // `fetch` rejects with a TypeError for network errors and a DOMException for the time limit.
    return { ok: false, failure: { kind: 'unreachable', message: messageOf(error) } }
  } finally {
    clearTimeout(timer)
  }
  const body = parseJson(text)
  if (response.ok) return { ok: true, value: { status: response.status, body, receivedAt } }
  return { ok: false, failure: failureOf(response, body) }
}

function failureOf(response: Response, body: unknown): RequestFailure {
  const { message, code, details } = errorBody(body)
  const { status } = response
  if (status >= 500 || status === 408 || status === 425 || status === 429) {
    return { kind: 'busy', message, retryAfterMs: retryAfter(response.headers.get('retry-after')) }
  }
  // Our server refuses in JSON; captive portals and company proxies do not.
  if (message === '' && code === '') return NOT_OURS
  return { kind: 'refused', message, code, fields: details }
}

/** Failure for a response that an intermediary has sent. */
export const NOT_OURS: RequestFailure = {
  kind: 'unreachable',
  message: 'The answer did not come from our server.',
}

/** Parses seconds or a date (RFC 9110, 10.2.3); milliseconds from now. */
function retryAfter(header: string | null): number | null {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}

function errorBody(body: unknown): {
  message: string
  code: string
  details: Record<string, string>
} {
  const fields = isRecord(body) ? body : {}
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '')
  const raw = fields['details']
  const details = isRecord(raw) ? raw : (parseJson(typeof raw === 'string' ? raw : '') ?? {})
  return {
    message: text('message'),
    code: text('code'),
    details: Object.fromEntries(
      Object.entries(isRecord(details) ? details : {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // No JSON, such as a proxy's HTML page or an empty body.
    return null
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

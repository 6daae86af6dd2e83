/**
 * The page's side of the wire: the few requests of R60 in the form in which
 * the official Supabase client makes them, in a fraction of its size.
 */

/** Why a call did not end in an answer of its expected form. */
export type CallFailure =
  /**
   * Nothing came back, or nothing of ours: no signal, longer than the time limit, a page of
   * somebody in between. Trying again may help.
   */
  | { readonly kind: 'unreachable'; readonly message: string }
  /** The server cannot take it now (408, 425, 429, 5xx). Trying again helps. */
  | { readonly kind: 'busy'; readonly message: string; readonly retryAfterMs: number | null }
  /** The server read it and said no; trying the same again is pointless. */
  | {
      readonly kind: 'refused'
      readonly message: string
      readonly code: string
      readonly fields: Readonly<Record<string, string>>
    }

export type CallResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: CallFailure }

export interface Backend {
  readonly fetch: typeof fetch
  /** The public anonymous key. */
  readonly anonKey: string
}

export interface CallOptions {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Milliseconds until the call counts as unreachable. */
  readonly timeLimit: number
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean
}

/** The page's own server, with the key that the build left in the head. */
export function pageBackend(): Backend {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="anon-key"]')
  return { fetch: (input, init) => fetch(input, init), anonKey: meta?.content ?? '' }
}

/**
 * One call with a time limit. Never throws for anything that a network or a
 * server can do.
 * @returns the parsed JSON body (null when empty) with its status
 */
export async function call(
  backend: Backend,
  options: CallOptions,
): Promise<CallResult<{ status: number; body: unknown }>> {
  let response: Response
  let text: string
  // Not AbortSignal.timeout: Safari has that from 16 on, and this is the one way to us.
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), options.timeLimit)
  try {
    response = await backend.fetch(options.path, {
      method: options.method,
      headers: {
        apikey: backend.anonKey,
        ...(options.body !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      body: options.body === undefined ? null : JSON.stringify(options.body),
      signal: controller.signal,
      keepalive: options.keepalive ?? false,
    })
    text = await response.text()
  } catch (error) {
    // fetch rejects with a TypeError for the network and a DOMException for the time limit.
    return { ok: false, failure: { kind: 'unreachable', message: messageOf(error) } }
  } finally {
    clearTimeout(timer)
  }
  const body = parseJson(text)
  if (response.ok) return { ok: true, value: { status: response.status, body } }
  return { ok: false, failure: failureOf(response, body) }
}

function failureOf(response: Response, body: unknown): CallFailure {
  const { message, code, details } = errorBody(body)
  const { status } = response
  if (status >= 500 || status === 408 || status === 425 || status === 429) {
    return { kind: 'busy', message, retryAfterMs: retryAfter(response.headers.get('retry-after')) }
  }
  // Our server says no in JSON. A captive portal or a company's proxy has no say in it.
  if (message === '' && code === '') return NOT_OURS
  return { kind: 'refused', message, code, fields: details }
}

/** An answer that somebody between the page and the server has given. */
export const NOT_OURS: CallFailure = {
  kind: 'unreachable',
  message: 'The answer did not come from our server.',
}

/** Seconds or a date (RFC 9110, 10.2.3), as milliseconds from now. */
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
    // A proxy's HTML page, or nothing at all: no JSON to read.
    return null
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

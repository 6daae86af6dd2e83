import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { CONNECTION_CAPS, type ConnectionCaps } from './connections.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** Bytes of a body; a complete submission has about 5,000. */
export const BODY_LIMIT = 64 * 1024

const HEADER_LIMIT = 16 * 1024
/** Allows for a slow mobile connection, but not for a client that sends a byte a second. */
const HEADERS_LIMIT_MS = 10_000
const REQUEST_LIMIT_MS = 30_000
/** Longer than the slowest valid step: 3 s for Google's response and a busy database. */
const HANDLER_LIMIT_MS = 20_000
const SOCKET_TIMEOUT_MS = MINUTE_MS
/** Proxies keep idle connections for 60 s; the proxy must be the first to close. */
const KEEP_ALIVE_MS = 72_000
const CHECK_INTERVAL_MS = 5000

/** Limits of every connection; times in milliseconds, sizes in bytes. */
export interface ConnectionLimits {
  readonly bodyLimit: number
  /** For the whole request to arrive. */
  readonly requestTimeout: number
  /** Without a byte in either direction. */
  readonly connectionTimeout: number
  /** Between two requests. */
  readonly keepAliveTimeout: number
  /** For the response to be ready, once the request has arrived. */
  readonly handlerTimeout: number
  readonly caps: ConnectionCaps
  readonly http: {
    readonly maxHeaderSize: number
    readonly headersTimeout: number
    readonly connectionsCheckingInterval: number
  }
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  bodyLimit: BODY_LIMIT,
  requestTimeout: REQUEST_LIMIT_MS,
  connectionTimeout: SOCKET_TIMEOUT_MS,
  keepAliveTimeout: KEEP_ALIVE_MS,
  handlerTimeout: HANDLER_LIMIT_MS,
  caps: CONNECTION_CAPS,
  http: {
    maxHeaderSize: HEADER_LIMIT,
    headersTimeout: HEADERS_LIMIT_MS,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
  },
}

const STATUS_BY_ERROR_CODE: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
}

/**
 * Returns whether an earlier request on this connection waits for its response: an error now
 * would be read as that response (RFC 9112, 9.3.2), and a stored submission would appear refused.
 */
function hasPendingResponse(socket: Socket & { _httpMessage?: ServerResponse | null }): boolean {
  // Node's internal name for the pending response; no public property has it.
  return socket._httpMessage?.req.complete === true
}

/** Responds to invalid HTTP or a timeout on the bare socket, then closes it. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || hasPendingResponse(socket)) {
    socket.destroy()
    return
  }
  const [status, reason] = STATUS_BY_ERROR_CODE[error.code ?? ''] ?? [400, 'Bad Request']
  const body = JSON.stringify({ code: `PT${status}`, message: reason, details: null, hint: null })
  socket.end(
    [
      `HTTP/1.1 ${status} ${reason}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

import type { FastifyReply } from 'fastify'

/**
 * An error in PostgREST's format. Every error of the API has it, so that the official client can
 * show it.
 */
export interface ApiError {
  readonly status: number
  /** PostgREST's or PostgreSQL's error code. */
  readonly code: string
  readonly message: string
  /** Field names with their messages, or a sentence. */
  readonly details: Readonly<Record<string, string>> | string | null
  readonly hint: string | null
  readonly retryAfter?: number
}

/** Builds an error; `details` and `hint` default to `null`. */
export function apiError(
  status: number,
  code: string,
  message: string,
  more: Partial<Pick<ApiError, 'details' | 'hint' | 'retryAfter'>> = {},
): ApiError {
  return { status, code, message, details: null, hint: null, ...more }
}

export function sendApiError(reply: FastifyReply, error: ApiError): FastifyReply {
  const { status, retryAfter, ...body } = error
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

/** Thrown to refuse a request; the error handler sends the refusal. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly refusal: ApiError

  constructor(refusal: ApiError) {
    super(refusal.message)
    this.refusal = refusal
  }
}

export const tooManyRequests = (retryAfter: number): ApiError =>
  apiError(429, 'PT429', 'Too many requests from this connection', {
    hint: 'Wait a little and send it again, or call us.',
    retryAfter,
  })

export const busy = (retryAfter: number): ApiError =>
  apiError(503, 'PT503', 'The server cannot take this request right now', {
    hint: 'Nothing was stored. Send it again in a moment, or call us.',
    retryAfter,
  })

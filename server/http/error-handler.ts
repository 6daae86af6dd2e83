import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ApiError, apiError, busy, RefusedError, sendApiError } from './api-error.ts'
import { isOutage } from './database-outage.ts'

const OUTAGE_RETRY_AFTER_S = 5

/** Fastify's own codes for client errors (https://fastify.dev/docs/latest/Reference/Errors). */
const CLIENT_ERRORS: Readonly<Record<string, ApiError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: apiError(413, 'PT413', 'The request is too large', {
    hint: 'Nothing was stored. Shorten the longest texts; 64 KB is the limit.',
  }),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: apiError(415, 'PGRST102', 'Content-Type not acceptable', {
    hint: 'Send application/json.',
  }),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: apiError(
    400,
    'PGRST102',
    'The body is not as long as Content-Length says',
  ),
}

/** Used for the counters only, because the client is gone. */
const CLIENT_GONE = apiError(400, 'PT400', 'The request broke off before its end')

/**
 * Returns the response for an error thrown while a request was handled. Bugs and outages are logged
 * as errors; the client never sees the error itself.
 */
export function refusalFor(error: unknown, request: FastifyRequest): ApiError {
  const route = request.routeOptions.url
  // A broken request stream has the same code as an unreachable database (ECONNRESET).
  if (error !== null && error === request.raw.errored) {
    request.log.info({ route }, 'client hung up before its request was whole')
    return CLIENT_GONE
  }
  const { refusal, unexpected } = classifyError(error)
  if (unexpected) request.log.error({ err: error, route }, 'request failed')
  return refusal
}

function classifyError(error: unknown): { refusal: ApiError; unexpected: boolean } {
  if (error instanceof RefusedError) return { refusal: error.refusal, unexpected: false }
  if (isOutage(error)) return { refusal: busy(OUTAGE_RETRY_AFTER_S), unexpected: true }
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const statusCode = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  const known = typeof code === 'string' ? CLIENT_ERRORS[code] : undefined
  if (known) return { refusal: known, unexpected: false }
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return {
      refusal: apiError(statusCode, 'PT400', 'The request cannot be read'),
      unexpected: false,
    }
  }
  return {
    refusal: apiError(500, 'XX000', 'Something went wrong on our side', {
      hint: 'Please call us; the failure has been noted.',
    }),
    unexpected: true,
  }
}

/** Sends every API error as `{code, message, details, hint}`, without internal details. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendApiError(reply, refusalFor(error, request)))
}

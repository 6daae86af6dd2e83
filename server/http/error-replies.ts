import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ApiError, apiError, BUSY, RefusedBody, sendApiError } from './api-error.ts'
import { HandlerTimeout } from './handler-limit.ts'
import { isOutage } from './outage.ts'

const RETRY_OUTAGE_S = 5

/** Fastify's own codes for what a client did wrong (https://fastify.dev/docs/latest/Reference/Errors). */
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

/** For the counters alone: nobody is there to read it. */
const GONE = apiError(400, 'PT400', 'The request broke off before its end')

/**
 * The answer to whatever was thrown while a request was handled. Bugs and
 * outages are logged as errors; the error itself is of interest to the log
 * alone.
 */
export function refusalFor(error: unknown, request: FastifyRequest): ApiError {
  const route = request.routeOptions.url
  // Its stream breaks with the code of a database that is away (ECONNRESET).
  if (error !== null && error === request.raw.errored) {
    request.log.info({ route }, 'client hung up before its request was whole')
    return GONE
  }
  const { refusal, unexpected } = judge(error)
  if (unexpected) request.log.error({ err: error, route }, 'request failed')
  return refusal
}

function judge(error: unknown): { refusal: ApiError; unexpected: boolean } {
  if (error instanceof RefusedBody) return { refusal: error.refusal, unexpected: false }
  if (isOutage(error) || error instanceof HandlerTimeout)
    return { refusal: BUSY(RETRY_OUTAGE_S), unexpected: true }
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

/** Every error of the API leaves as `{code, message, details, hint}`, without a trace of the inside. */
export function addErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendApiError(reply, refusalFor(error, request)))
}

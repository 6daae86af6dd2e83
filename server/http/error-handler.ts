import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type ApiError, apiError, BUSY, BodyRefusedError, sendApiError } from './api-error.ts'
import { HandlerTimeoutError } from './handler-timeout.ts'
import { isOutage } from './database-outage.ts'

const OUTAGE_RETRY_AFTER_S = 5

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
const CLIENT_GONE = apiError(400, 'PT400', 'The request broke off before its end')

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
    return CLIENT_GONE
  }
  const { refusal, unexpected } = classifyError(error)
  if (unexpected) request.log.error({ err: error, route }, 'request failed')
  return refusal
}

function classifyError(error: unknown): { refusal: ApiError; unexpected: boolean } {
  if (error instanceof BodyRefusedError) return { refusal: error.refusal, unexpected: false }
  if (isOutage(error) || error instanceof HandlerTimeoutError)
    return { refusal: BUSY(OUTAGE_RETRY_AFTER_S), unexpected: true }
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
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendApiError(reply, refusalFor(error, request)))
}

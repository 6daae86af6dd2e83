import type { FastifyInstance } from 'fastify'
import { type ApiError, apiError, BUSY, RefusedBody, sendApiError } from './api-error.ts'
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

/**
 * The answer to whatever was thrown. Only for bugs and outages is the error
 * itself of interest, and then to the log alone.
 */
export function refusalFor(error: unknown): { refusal: ApiError; unexpected: boolean } {
  if (error instanceof RefusedBody) return { refusal: error.refusal, unexpected: false }
  if (isOutage(error)) return { refusal: BUSY(RETRY_OUTAGE_S), unexpected: true }
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const statusCode = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (code === 'FST_ERR_HANDLER_TIMEOUT') return { refusal: BUSY(RETRY_OUTAGE_S), unexpected: true }
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
  app.setErrorHandler((error, request, reply) => {
    const { refusal, unexpected } = refusalFor(error)
    if (unexpected)
      request.log.error({ err: error, route: request.routeOptions.url }, 'request failed')
    return sendApiError(reply, refusal)
  })
}

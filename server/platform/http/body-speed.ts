import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify'
import { apiError, RefusedError } from './api-error.ts'
import { closeAfter } from './body-chunks.ts'

export interface BodySpeed {
  /** Average since the body began. */
  readonly bytesPerSecond: number
  /** Not checked before: a phone's connection may need some seconds to wake. */
  readonly graceMs: number
}

const CHECK_INTERVAL_MS = 500
const TOO_SLOW = apiError(408, 'PT408', 'The body arrives too slowly', {
  hint: 'Nothing was stored. Send it again with a better connection.',
})

/** Refuses a body that arrives more slowly than `speed`, and closes its connection. */
export function limitBodySpeed(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: RequestPayload,
  { bytesPerSecond, graceMs }: BodySpeed,
): void {
  const begun = performance.now()
  let bytes = 0
  payload.on('data', (chunk: Buffer) => (bytes += chunk.length))
  const timer = setInterval(() => {
    const elapsedMs = performance.now() - begun
    if (elapsedMs < graceMs || bytes >= (bytesPerSecond * elapsedMs) / 1000) return
    clearInterval(timer)
    if (reply.sent) return
    payload.pause()
    closeAfter(reply, request)
    // Fastify's own body reader ends with this error, and the scope's error handler answers it.
    payload.emit('error', new RefusedError(TOO_SLOW))
  }, CHECK_INTERVAL_MS)
  for (const end of ['end', 'close', 'error']) payload.once(end, () => clearInterval(timer))
}

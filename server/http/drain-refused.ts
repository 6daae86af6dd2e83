import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** More than the largest photo, with what multipart adds. */
const MAX_DRAINED_BYTES = 12 * 1024 * 1024
/** A body that a proxy has is here sooner; of a slow client, the answer is sent meanwhile. */
const DRAIN_TIMEOUT_MS = 5000

/**
 * Reads the rest of a body before its refusal is sent. A proxy that uses the connection again for
 * another visitor would otherwise write that request behind a body which nobody reads, and it would
 * wait for its limit. A body that is too large or too slow ends the connection instead.
 */
export function drainRefused(http: FastifyInstance): void {
  http.addHook('onSend', async ({ raw }, reply, payload) => {
    if (!hasBody(raw) || raw.complete || raw.readableEnded || raw.destroyed) return payload
    if (Number(raw.headers['content-length'] ?? 0) <= MAX_DRAINED_BYTES) await drained(raw)
    if (!raw.complete) reply.header('connection', 'close')
    return payload
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined && headers['content-length'] !== '0'

async function drained(raw: IncomingMessage): Promise<void> {
  raw.unpipe()
  raw.resume()
  await once(raw, 'end', { signal: AbortSignal.timeout(DRAIN_TIMEOUT_MS) }).catch(() => undefined)
}

import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** Bytes of a body; a complete submission has about 5,000. */
const BODY_LIMIT = 64 * 1024

export type ConnectionLimits = Pick<
  FastifyHttpOptions<Server>,
  'bodyLimit' | 'requestTimeout' | 'connectionTimeout' | 'keepAliveTimeout' | 'http'
>

/** Limits of every connection that Fastify and Node enforce; times in milliseconds, sizes in bytes. */
export const CONNECTION_LIMITS = {
  bodyLimit: BODY_LIMIT,
  /** For the whole request to arrive. */
  requestTimeout: 30_000,
  /** Without a byte in either direction. */
  connectionTimeout: MINUTE_MS,
  /** Proxies keep idle connections for 60 s; the proxy must be the first to close. */
  keepAliveTimeout: 72_000,
  http: {
    /** Scripts on the public pages of the same site can set cookies of 20 KB for the board. */
    maxHeaderSize: 64 * 1024,
    /** Allows for a slow mobile connection, but not for a client that sends a byte a second. */
    headersTimeout: 10_000,
    connectionsCheckingInterval: 5000,
  },
} satisfies ConnectionLimits

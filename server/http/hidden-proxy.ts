import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HOUR_MS } from '#domain/time/durations.ts'
import { clientAddress, NO_ADDRESS, peerAddress } from './client-address.ts'

/** Headers in which a CDN or a proxy in front of the proxy names the visitor's address. */
const VISITOR_ADDRESS_HEADERS = [
  'cf-connecting-ip',
  'true-client-ip',
  'fastly-client-ip',
  'x-real-ip',
] as const

/**
 * Warns, at most once an hour, when a header names another visitor than the address in use: then a
 * CDN is in front of the proxy, all its visitors share one address, and the third caller of an hour
 * may be taken for a flood. Anybody can send such a header, so nothing else depends on it.
 * @returns the header of the last hour's warning; `null` without one
 */
export function watchForHiddenProxy(
  app: FastifyInstance,
  clock: () => number,
): () => string | null {
  let last = { at: Number.NEGATIVE_INFINITY, header: '' }
  const recent = (): string | null => (clock() - last.at < HOUR_MS ? last.header : null)
  app.addHook('onRequest', (request, _reply, done) => {
    const header =
      recent() === null && VISITOR_ADDRESS_HEADERS.find((name) => contradicts(request, name))
    if (header) {
      last = { at: clock(), header }
      app.log.warn(
        { header },
        'a header names another visitor than the address in use: add the CDN in front of the proxy to TRUST_PROXY',
      )
    }
    done()
  })
  return recent
}

function contradicts(request: FastifyRequest, name: string): boolean {
  const stated = peerAddress(String(request.headers[name] ?? '')).toLowerCase()
  return stated !== NO_ADDRESS && stated !== clientAddress(request).toLowerCase()
}

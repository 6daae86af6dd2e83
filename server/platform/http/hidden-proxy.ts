import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HOUR_MS } from '#domain/time/durations.ts'
import { peerAddress } from './client-address.ts'

/** Headers in which a CDN or a proxy in front of the proxy names the visitor's address. */
const VISITOR_ADDRESS_HEADERS = [
  'cf-connecting-ip',
  'true-client-ip',
  'fastly-client-ip',
  'x-real-ip',
] as const

/** What `peerAddress` returns for a text that is no address. */
const NO_ADDRESS = '0.0.0.0'

/**
 * Returns the header that names another visitor than the address that the limits count; `null` if
 * none does.
 */
function contradictingHeader(
  headers: FastifyRequest['headers'],
  usedAddress: string,
): string | null {
  const contradicts = (name: string): boolean => {
    const [stated = ''] = [headers[name] ?? []].flat()
    const address = peerAddress(stated).toLowerCase()
    return address !== NO_ADDRESS && address !== usedAddress.toLowerCase()
  }
  return VISITOR_ADDRESS_HEADERS.find(contradicts) ?? null
}

/**
 * Warns, at most once an hour, when a header names another visitor than the address in use: then a
 * CDN is in front of the proxy, all its visitors share one address, and the third caller of an hour
 * may be taken for a flood. Anybody can send such a header, so nothing else depends on it.
 * @returns the header of the last hour's warning; `null` without one
 */
export function watchForHiddenProxy(
  app: FastifyInstance,
  deps: {
    readonly clientAddress: (request: FastifyRequest) => string
    readonly clock: () => number
  },
): () => string | null {
  let last: { readonly at: number; readonly header: string } | null = null
  const recent = (): string | null =>
    last !== null && deps.clock() - last.at < HOUR_MS ? last.header : null
  app.addHook('onRequest', (request, _reply, done) => {
    if (recent() === null) {
      const header = contradictingHeader(request.headers, deps.clientAddress(request))
      if (header !== null) {
        last = { at: deps.clock(), header }
        app.log.warn(
          { header },
          'a header names another visitor than the address in use: add the CDN in front of the proxy to TRUST_PROXY',
        )
      }
    }
    done()
  })
  return recent
}

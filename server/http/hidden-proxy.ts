import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HOUR_MS } from '#domain/time/durations.ts'
import { clientAddress, createProxyTrust, NO_ADDRESS, peerAddress } from './client-address.ts'

/** Headers in which a CDN or a proxy in front of the proxy names the visitor's address. */
const VISITOR_ADDRESS_HEADERS = [
  'cf-connecting-ip',
  'true-client-ip',
  'fastly-client-ip',
  'x-real-ip',
] as const

/** What the log and /readyz say of the way by which requests arrive. */
interface ProxyFault {
  readonly header: string
  readonly fault: 'names another address' | 'is missing'
}

const ADVICE = {
  'names another address':
    'a header names another visitor than the address in use: add the CDN in front of the proxy to TRUST_PROXY',
  'is missing':
    'a proxy of TRUST_PROXY does not say whom it serves, so all its visitors share one address: let it send X-Forwarded-For (docs/operations.md)',
} as const

/**
 * Warns, at most once an hour, when a header names another visitor than the address in use, because
 * a CDN is in front of the proxy, or when a trusted proxy names none: then all its visitors share
 * one address, and the third caller of an hour may be taken for a flood. Anybody can send such a
 * header, so nothing else depends on it.
 * @param publicHost the host of SITE_URL; `null` while the site is on this machine only
 * @returns the fault of the last hour's warning, as one phrase; `null` without one
 */
export function watchForHiddenProxy(
  app: FastifyInstance,
  { trustProxy, publicHost }: { trustProxy: readonly string[]; publicHost: string | null },
  clock: () => number,
): () => string | null {
  let last = { at: Number.NEGATIVE_INFINITY, phrase: '' }
  const recent = (): string | null => (clock() - last.at < HOUR_MS ? last.phrase : null)
  const isTrusted = createProxyTrust(trustProxy)

  const faultOf = (request: FastifyRequest): ProxyFault | null => {
    const header = VISITOR_ADDRESS_HEADERS.find((name) => contradicts(request, name))
    if (header !== undefined) return { header, fault: 'names another address' }
    const isSilent =
      request.headers['x-forwarded-for'] === undefined &&
      request.headers.host === publicHost &&
      isTrusted(peerAddress(request.socket.remoteAddress))
    return isSilent ? { header: 'x-forwarded-for', fault: 'is missing' } : null
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const found = recent() === null ? faultOf(request) : null
    if (found !== null) {
      const { header, fault } = found
      last = { at: clock(), phrase: `${header} ${fault}` }
      app.log.warn({ header }, ADVICE[fault])
    }
    done()
  })
  return recent
}

function contradicts(request: FastifyRequest, name: string): boolean {
  const stated = peerAddress(String(request.headers[name] ?? '')).toLowerCase()
  return stated !== NO_ADDRESS && stated !== clientAddress(request).toLowerCase()
}

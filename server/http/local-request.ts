import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isLoopback, peerAddress } from './client-address.ts'

type Caller = Pick<IncomingMessage, 'headers' | 'httpVersion'> & {
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/**
 * Headers with which proxies, tunnels, load balancers and caches name themselves or their client.
 */
const FORWARDING_HEADERS =
  /forward|proxy|(?:real|client|connecting|peer)-ip|^(?:via|cdn-loop)$|^(?:cf|fastly|fly|x-amzn?|x-appengine|x-azure|x-envoy|x-original|x-vercel)-/

/**
 * Returns whether a request is from the machine that the server runs on, as one is that only the owner
 * may make. A proxy on the same machine connects
 * from loopback for every visitor, and with a default configuration it may not say so, not even by
 * its Host header. So no request is local once the site has a public address; before that, a
 * request with an HTTP version older than browsers use is taken for such a proxy.
 */
export function isLocalRequest({ headers, httpVersion, socket }: Caller, siteUrl: string): boolean {
  return (
    isLoopbackName(new URL(siteUrl).host) &&
    // Ignores forwarding headers, even from a trusted proxy.
    isLoopback(peerAddress(socket.remoteAddress)) &&
    httpVersion === '1.1' &&
    !isForwarded(headers) &&
    isLoopbackName(headers.host ?? '')
  )
}

function isForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((name) => FORWARDING_HEADERS.test(name))
}

/**
 * Returns whether this is a Host header that names loopback, with or without a port (RFC 6761,
 * 6.3).
 */
function isLoopbackName(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(name)
}

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isLoopback, peerAddress } from './client-address.ts'

/** True for a caller who sits at the very machine that the server runs on. */
export type IsLocalRequest = (
  request: Pick<IncomingMessage, 'headers' | 'httpVersion'> & {
    readonly socket: { readonly remoteAddress?: string | undefined }
  },
) => boolean

/** Proxies, tunnels, balancers and caches say who they are, or for whom they ask, in such headers. */
const FORWARDING_HEADERS =
  /forward|proxy|(?:real|client|connecting|peer)-ip|^(?:via|cdn-loop)$|^(?:cf|fastly|fly|x-amzn?|x-appengine|x-azure|x-envoy|x-original|x-vercel)-/

/**
 * The one test for what only the owner may see. A proxy on the same machine
 * speaks from loopback for the whole world, and one that is left as it comes
 * may say nothing of it, not even by its Host. So nobody counts as being here
 * once the site has a public address; and before that, whoever speaks an
 * older HTTP than browsers do is such a proxy.
 * @param siteUrl the canonical origin
 */
export function createIsLocalRequest(siteUrl: string): IsLocalRequest {
  if (!isLoopbackName(new URL(siteUrl).host)) return () => false
  return ({ headers, httpVersion, socket }) =>
    // No proxy is believed, not even a trusted one.
    isLoopback(peerAddress(socket.remoteAddress)) &&
    httpVersion === '1.1' &&
    !isForwarded(headers) &&
    isLoopbackName(headers.host ?? '')
}

function isForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((name) => FORWARDING_HEADERS.test(name))
}

/** A Host header that names loopback, with a port or without (RFC 6761, 6.3). */
function isLoopbackName(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(name)
}

import { isIP } from 'node:net'
import { connect } from 'node:tls'

const CONNECT_TIMEOUT_MS = 5000

/**
 * Returns when the certificate of an https origin expires, in milliseconds since the epoch; `null`
 * without a response or a valid certificate.
 */
export async function certificateExpiry(origin: string): Promise<number | null> {
  const { hostname, port } = new URL(origin)
  const host = hostname.replace(/^\[|\]$/g, '')
  const { promise, resolve } = Promise.withResolvers<number | null>()
  const socket = connect({
    host,
    port: Number(port || 443),
    timeout: CONNECT_TIMEOUT_MS,
    // Server names are no IP addresses (RFC 6066, 3).
    ...(isIP(host) === 0 && { servername: host }),
  })
  socket.once('secureConnect', () => resolve(Date.parse(socket.getPeerCertificate().valid_to)))
  socket.once('timeout', () => resolve(null))
  socket.once('error', () => resolve(null))
  return await promise.finally(() => socket.destroy())
}

import type { FastifyInstance } from 'fastify'
import { isPrivatePath } from '#domain/pages/private-paths.ts'

/** Features that no page uses; geolocation is requested on a tap. */
const DISABLED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
] as const

const PERMISSIONS_POLICY = [
  'geolocation=(self)',
  ...DISABLED_FEATURES.map((name) => `${name}=()`),
].join(', ')

/** One year. Subdomains are excluded, because they belong to the owner's other services. */
const STRICT_TRANSPORT_SECURITY = 'max-age=31536000'

/**
 * Returns the headers of every response, pages and API alike.
 * @param siteUrl the canonical origin; only https may require https (RFC 6797, 7.2)
 */
export function securityHeaders(siteUrl: string): Readonly<Record<string, string>> {
  return {
    ...(siteUrl.startsWith('https:') && { 'strict-transport-security': STRICT_TRANSPORT_SECURITY }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': PERMISSIONS_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  }
}

/**
 * Headers of every response under a private address, errors included: no caching, no referrer, no
 * index.
 */
export const PRIVATE_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

/**
 * Adds the headers of every response except the site's own files, which have theirs. While
 * stopping, each response closes its connection.
 */
export function addResponseHeaders(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  isStopping: () => boolean,
): void {
  const entries = Object.entries(headers)
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isPrivatePath(request.url)) reply.headers(PRIVATE_HEADERS)
    for (const [name, value] of entries) if (!reply.hasHeader(name)) reply.header(name, value)
    if (isStopping()) reply.header('connection', 'close')
    done()
  })
}

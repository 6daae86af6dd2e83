/** Features that no page of ours uses; geolocation is asked for on a tap (R53). */
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

/** One year; subdomains belong to the owner's other services, so they are left out. */
const STRICT_TRANSPORT_SECURITY = 'max-age=31536000'

/**
 * Headers of every answer, pages and API alike.
 * @param siteUrl the canonical origin; only https may demand https (RFC 6797, 7.2)
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
 * Of every answer under a private address, errors too, whatever else it says:
 * nobody keeps it, passes it on or finds it.
 */
export const PRIVATE_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

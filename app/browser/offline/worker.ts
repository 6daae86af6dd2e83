import { clientsClaim } from 'workbox-core'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import type { OfflineFile } from './offline-pages.ts'
import { isServerAway } from './server-away.ts'

/** Files to store; set by the build. */
declare const OFFLINE_FILES: readonly OfflineFile[]
/** Shown instead of pages that are not stored. */
declare const OFFLINE_PAGE: string
/** From the worker's global scope; not in the page's types. */
declare const skipWaiting: () => Promise<void>

precache(OFFLINE_FILES.map((entry) => ({ ...entry })))
cleanupOutdatedCaches()
enableNavigationPreload()
void skipWaiting()
clientsClaim()

/** Files with a hash in their name: a stored file always equals the server's. */
const files = new Set(
  OFFLINE_FILES.filter(({ revision }) => revision === null).map(({ url }) => url),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && files.has(url.pathname),
  async ({ request }) => (await matchPrecache(request)) ?? fetch(request),
)

// Pages come from the network, so that an old form never meets a new server and updates are visible
// at once; the copy is served offline, and while a proxy answers for a server that is away.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkOnly({
    plugins: [
      {
        handlerWillRespond: async ({ request, response }) =>
          isOfProxy(response)
            ? ((await copyOf(new URL(request.url).pathname)) ?? response)
            : response,
        handlerDidError: ({ request }) => copyOf(new URL(request.url).pathname),
      },
    ],
  }),
)

/** Returns whether a proxy or CDN answered for the server; our own page about it has the phone number. */
function isOfProxy({ status, headers }: Response): boolean {
  const isOwnPage =
    headers.has('content-security-policy') &&
    headers.get('content-type')?.startsWith('text/html') === true
  return isServerAway(status) && !isOwnPage
}

/** Returns the stored page, marked as a copy (reload-copy.ts), or else the offline page. */
async function copyOf(path: string): Promise<Response | undefined> {
  const copy = (await matchPrecache(path)) ?? (await matchPrecache(OFFLINE_PAGE))
  if (!copy) return undefined
  const headers = new Headers(copy.headers)
  // Applies to the transfer, not to the text below.
  headers.delete('content-encoding')
  headers.delete('content-length')
  const html = await copy.text()
  return new Response(html.replace('<html ', '<html data-offline-copy="" '), { headers })
}

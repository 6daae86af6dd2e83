import { clientsClaim } from 'workbox-core'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import type { OfflineFile } from './offline-pages.ts'

/** Set by the build. */
declare const KEPT: readonly OfflineFile[]
/** Shown for every page that is not kept. */
declare const OFFLINE_PAGE: string
/** Of the worker's global scope; the page's types do not know it. */
declare const skipWaiting: () => Promise<void>

precache(KEPT.map((entry) => ({ ...entry })))
cleanupOutdatedCaches()
enableNavigationPreload()
void skipWaiting()
clientsClaim()

/** Files whose name carries their hash: what is kept under a name is what the server has under it. */
const files = new Set(KEPT.filter(({ revision }) => revision === null).map(({ url }) => url))
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && files.has(url.pathname),
  async ({ request }) => (await matchPrecache(request)) ?? fetch(request),
)

// Pages come from the server and from nowhere else, so that no old form meets
// a new server and no update is hidden; only without a connection does the copy stand in.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkOnly({
    plugins: [{ handlerDidError: ({ request }) => copyOf(new URL(request.url).pathname) }],
  }),
)

/** The kept page, marked as a copy (reload-copy.ts); for pages that are not kept, the one with our number. */
async function copyOf(path: string): Promise<Response | undefined> {
  const kept = (await matchPrecache(path)) ?? (await matchPrecache(OFFLINE_PAGE))
  if (!kept) return undefined
  const headers = new Headers(kept.headers)
  // Of the transfer, not of the text below.
  headers.delete('content-encoding')
  headers.delete('content-length')
  const html = await kept.text()
  return new Response(html.replace('<html ', '<html data-kept="" '), { headers })
}

/** Of the worker's global scope; the page's types do not know them. */
declare const skipWaiting: () => Promise<void>
declare const registration: ServiceWorkerRegistration
interface Lifetime extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

/** In place of the worker once copies are switched off: throws them away, and itself (enabled.ts). */
async function removeWorker(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
}

addEventListener('install', () => void skipWaiting())
addEventListener('activate', (event) => (event as Lifetime).waitUntil(removeWorker()))

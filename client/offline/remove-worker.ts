/** From the worker's global scope; not in the page's types. */
declare const skipWaiting: () => Promise<void>
declare const registration: ServiceWorkerRegistration
interface Lifetime extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

/** Replaces the worker while offline copies are disabled: deletes them and unregisters itself. */
async function removeWorker(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
}

addEventListener('install', () => void skipWaiting())
addEventListener('activate', (event) => (event as Lifetime).waitUntil(removeWorker()))

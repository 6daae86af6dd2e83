import { BOARD_CACHE } from '#app/browser/board/saved-copies.ts'

/**
 * Deletes what the board has left on this host from the time before it had a host name of its own
 * (STAFF_URL): copies of leads and their worker. Called before the first script of others.
 */
export async function forgetBoard(): Promise<void> {
  try {
    await caches.delete(BOARD_CACHE)
    const registrations = await navigator.serviceWorker.getRegistrations()
    for (const registration of registrations)
      if (new URL(registration.scope).pathname === '/staff') await registration.unregister()
  } catch {
    // Without these features, as in private windows, there is nothing to delete.
  }
}

import { OFFLINE } from './offline-pages.ts'

/** Milliseconds after hydration, so that the visitor's own requests come first. */
export const REGISTER_DELAY_MS = 5_000

/** Parts that some browsers lack, also in private windows, or that TypeScript does not know. */
type Browser = Partial<Pick<Navigator, 'serviceWorker'>> & {
  readonly connection?: { readonly saveData?: boolean }
}

/**
 * Registers the worker that stores home, booking and contact pages of this language for offline
 * use. Does nothing without service workers, in private windows and with Save-Data.
 */
export function registerWorker(): void {
  const { serviceWorker, connection }: Browser = navigator
  if (!serviceWorker || connection?.saveData) return
  const { worker, scope } = OFFLINE[document.documentElement.lang.startsWith('es') ? 'es' : 'en']
  setTimeout(() => {
    serviceWorker.register(worker, { scope, updateViaCache: 'none' }).catch(() => {
      // Not allowed here, or offline: the site works without a worker.
    })
  }, REGISTER_DELAY_MS)
}

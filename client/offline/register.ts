import { OFFLINE, OFFLINE_COPIES_ENABLED } from './offline-pages.ts'

/** Milliseconds after hydration, so that the visitor's own requests come first. */
export const REGISTER_DELAY_MS = 5_000

interface Dependencies {
  readonly workers: ServiceWorkerContainer | undefined
  /** True if the visitor enabled Save-Data. */
  readonly saveData: boolean
  readonly language: string
}

const browserDependencies = (): Dependencies => ({
  workers: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
  saveData:
    'connection' in navigator &&
    (navigator.connection as { readonly saveData?: boolean }).saveData === true,
  language: document.documentElement.lang,
})

/**
 * Registers the worker that stores home, booking and contact pages of this language for offline
 * use. Does nothing without service workers, in private windows and with Save-Data.
 */
export function registerWorker(
  { workers, saveData, language }: Dependencies = browserDependencies(),
): void {
  if (!workers || saveData || !OFFLINE_COPIES_ENABLED) return
  const { worker, scope } = OFFLINE[language.startsWith('es') ? 'es' : 'en']
  setTimeout(() => {
    workers.register(worker, { scope, updateViaCache: 'none' }).catch(() => {
      // Not allowed here, or offline: the site works without a worker.
    })
  }, REGISTER_DELAY_MS)
}

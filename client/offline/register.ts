import { OFFLINE } from './offline-pages.ts'
import { OFFLINE_COPIES_ENABLED } from './enabled.ts'

/** Milliseconds after the page came alive: what the visitor came for goes first. */
export const REGISTER_DELAY_MS = 5_000

interface Surroundings {
  readonly workers: ServiceWorkerContainer | undefined
  /** The visitor asked the browser to spare data. */
  readonly saveData: boolean
  /** Of the page (BCP 47). */
  readonly language: string
}

const browser = (): Surroundings => ({
  workers: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
  saveData:
    'connection' in navigator &&
    (navigator.connection as { readonly saveData?: boolean }).saveData === true,
  language: document.documentElement.lang,
})

/**
 * Lets the browser keep home, booking and contact in the page's language for
 * the next time there is no connection. Visitors without workers, in private windows and with
 * saved data go without.
 * @returns calls it off
 */
export function registerWorker(
  { workers, saveData, language }: Surroundings = browser(),
): () => void {
  if (!workers || saveData || !OFFLINE_COPIES_ENABLED) return () => {}
  const { worker, scope } = OFFLINE[language.startsWith('es') ? 'es' : 'en']
  const timer = setTimeout(() => {
    workers.register(worker, { scope, updateViaCache: 'none' }).catch(() => {
      // Not allowed here, or no connection: the site works as it did.
    })
  }, REGISTER_DELAY_MS)
  return () => clearTimeout(timer)
}

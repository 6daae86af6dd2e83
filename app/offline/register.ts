import { KEEPS_COPIES } from './switch.ts'

/** The worker's address; its scope is the whole site. */
const WORKER = '/sw.js'

/** Milliseconds after the page came alive: what the visitor came for goes first. */
export const KEEP_AFTER_MS = 5_000

interface Surroundings {
  readonly workers: ServiceWorkerContainer | undefined
  /** The visitor asked the browser to spare data. */
  readonly saveData: boolean
}

const browser = (): Surroundings => ({
  workers: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
  saveData:
    'connection' in navigator &&
    (navigator.connection as { readonly saveData?: boolean }).saveData === true,
})

/**
 * Lets the browser keep home, /book-online and /contact for the next time
 * there is no line. Visitors without workers, in private windows and with
 * saved data go without.
 * @returns calls it off
 */
export function keepCopies({ workers, saveData }: Surroundings = browser()): () => void {
  if (!workers || saveData || !KEEPS_COPIES) return () => {}
  const timer = setTimeout(() => {
    workers.register(WORKER, { updateViaCache: 'none' }).catch(() => {
      // Not allowed here, or no line: the site works as it did.
    })
  }, KEEP_AFTER_MS)
  return () => clearTimeout(timer)
}

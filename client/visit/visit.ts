import { addPageListeners, windowViewport } from './page-listeners.ts'
import { createPageMeter } from './page-meter.ts'
import { deviceValues } from './safe-storage.ts'
import { createVisitRecord } from './visit-record.ts'

const now = () => Date.now()

/** Where the browser keeps this visit. */
export const visitRecord = createVisitRecord({ storage: deviceValues, now })
/** What happens on the page that is shown. */
export const pageMeter = createPageMeter({ now, viewport: windowViewport })

let started = false

/**
 * Begins to keep what goes along with a request and records this
 * page. Called once it is shown; a second call does nothing.
 */
export function startVisit(): void {
  if (started) return
  started = true
  visitRecord.arrive(new URLSearchParams(location.search))
  // It began when the browser asked for it, or brought out what it had made ready, long before any script.
  recordPage(performance.timeOrigin + activationStart())
  // A page that the browser kept and shows again, on the way back.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) recordPage(now())
  })
  addPageListeners(document, pageMeter)
}

/** @param since when the page began, ms since the epoch */
function recordPage(since: number): void {
  visitRecord.recordPage(location.pathname, since)
  pageMeter.startPage(since)
  reportWebVitals()
}

/** Milliseconds since the time origin at which a page that was rendered ahead came into view; 0 for any other. */
function activationStart(): number {
  const [entry] = performance.getEntriesByType('navigation')
  return entry && 'activationStart' in entry ? Number(entry.activationStart) : 0
}

let reporting = false

/** Only where the owner has put an analytics function on the page; then in a chunk of its own. */
export function reportWebVitals(): void {
  if (reporting || !('gtag' in window) || typeof window.gtag !== 'function') return
  reporting = true
  import('./web-vitals.ts').then(
    ({ watchWebVitals }) => watchWebVitals(),
    // The chunk was lost on the way: then nobody hears how quick the page was.
    () => undefined,
  )
}

import { addPageListeners, windowViewport } from './page-listeners.ts'
import { reportTap } from './report-event.ts'
import { createPageMeter } from './page-meter.ts'
import { deviceValues } from '../storage/safe-storage.ts'
import { createVisitRecord } from './visit-record.ts'

export const visitRecord = createVisitRecord(deviceValues)
export const pageMeter = createPageMeter(windowViewport)

/** Starts to record the visit and this page. Call it once, when the page is shown. */
export function startVisit(): void {
  visitRecord.saveSource()
  // Counts from the navigation's start, or from the activation of a prerendered page, long before
  // any script.
  // `timeOrigin` is missing before iOS 15.
  const openedAt = performance.timeOrigin || Date.now() - performance.now()
  recordPage(openedAt + activationStart())
  // Restored from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) recordPage(Date.now())
  })
  addPageListeners(document, pageMeter)
  document.addEventListener('click', ({ target }) => reportTap(target), { passive: true })
}

/**
 * Records a shown page.
 * @param since time at which it began, ms since the epoch
 */
function recordPage(since: number): void {
  visitRecord.recordPage(location.pathname, since)
  pageMeter.startPage(since)
  reportWebVitals()
}

/** Returns when a prerendered page was activated, ms since the time origin; 0 for others. */
function activationStart(): number {
  const [entry] = performance.getEntriesByType('navigation')
  return entry && 'activationStart' in entry ? entry.activationStart : 0
}

let reporting = false

/** Reports web vitals if the owner has added an analytics function; loads a separate chunk. */
export function reportWebVitals(): void {
  if (reporting || !('gtag' in window) || typeof window.gtag !== 'function') return
  reporting = true
  import('./web-vitals.ts').then(
    ({ watchWebVitals }) => watchWebVitals(),
    // The chunk failed to load: vitals are not reported.
    () => undefined,
  )
}

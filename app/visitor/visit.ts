import { createLocator, type LocationAnswer } from './location-fix.ts'
import { listenTo, windowViewport } from './page-listeners.ts'
import { createPageMeter } from './page-meter.ts'
import { deviceValues } from './safe-storage.ts'
import { createVisitRecord } from './visit-record.ts'

const now = () => Date.now()

/** Where the browser keeps this visit (R52). */
export const visitRecord = createVisitRecord({ storage: deviceValues, now })
/** What happens on the page that is shown (R51). */
export const pageMeter = createPageMeter({ now, viewport: windowViewport })
/** Where the visitor is, if that is to be known (R53). */
export const locator = createLocator(() => navigator)

let started = false
/** Path of the page that is shown; null before the first. */
let shownPath: string | null = null

/**
 * Begins to keep what goes along with a request (R4, R51, R52) and records the
 * first page. Called once, in the browser; a second call does nothing.
 */
export function startVisit(): void {
  if (started) return
  started = true
  visitRecord.arrive(new URLSearchParams(location.search))
  recordPage(location.pathname)
  pageMeter.onFirstFormTouch(() => void locator.takeIfGranted())
  listenTo(document, pageMeter)
}

/** Notes the page of a new route. The path that is shown already is no new page. */
export function recordPage(path: string): void {
  if (path !== shownPath) {
    // The first page began when the browser asked for it, long before any script.
    const since = shownPath === null ? performance.timeOrigin : now()
    shownPath = path
    visitRecord.recordPage(path, since)
    pageMeter.startPage(since)
  }
  reportExperience()
}

/** For the 'Use my location' button: asks, and keeps what comes for the request (R53). */
export function requestLocation(): Promise<LocationAnswer> {
  return locator.request()
}

let reporting = false

/** R63: only where the owner has put an analytics function on the page; then in a chunk of its own. */
function reportExperience(): void {
  if (reporting || !('gtag' in window) || typeof window.gtag !== 'function') return
  reporting = true
  import('./experience.ts').then(
    ({ watchExperience }) => watchExperience(),
    // The chunk was lost on the way: then nobody hears how quick the page was.
    () => undefined,
  )
}

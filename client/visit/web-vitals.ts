import { createCollector, type Collector, type Entry } from './web-vitals-collector.ts'
import { rateVital, type VitalName } from './web-vitals-ratings.ts'

/** Observed entry types with their handlers; durationThreshold as in Event Timing, 3.3. */
const OBSERVED_ENTRY_TYPES = [
  // First, because it contains the activation time of a prerendered page.
  ['navigation', 'navigation', {}],
  ['paint', 'paint', {}],
  ['largest-contentful-paint', 'largestPaint', {}],
  ['layout-shift', 'shift', {}],
  ['first-input', 'firstInput', {}],
  ['event', 'interaction', { durationThreshold: 40 }],
] as const satisfies readonly (readonly [string, keyof Collector, object])[]

/**
 * Passes the page's web vitals to the global analytics function. Final values are reported at once;
 * others when the page is first hidden, the last reliable moment.
 */
export function watchWebVitals(): void {
  const collector = createCollector({
    report: (name, value) => sendToAnalytics(name, value),
    hiddenFromStart: document.visibilityState === 'hidden',
  })
  const flushes = OBSERVED_ENTRY_TYPES.map(([type, take, options]) =>
    observe(type, options, (entries) => collector[take](entries)),
  )
  document.addEventListener(
    'visibilitychange',
    (event) => {
      if (document.visibilityState !== 'hidden') return
      for (const flush of flushes) flush()
      collector.hidden(event.timeStamp)
    },
    { passive: true, capture: true },
  )
}

/** Passes entries of one type to a callback. @returns a function that delivers pending entries */
function observe(
  type: string,
  options: object,
  take: (entries: readonly Entry[]) => void,
): () => void {
  try {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => undefined
    const observer = new PerformanceObserver((list) => take(list.getEntries()))
    observer.observe({ type, buffered: true, ...options })
    return () => take(observer.takeRecords())
  } catch {
    // The browser has no observers or different ones.
    return () => undefined
  }
}

function sendToAnalytics(name: VitalName, value: number): void {
  const { gtag } = window as { gtag?: (...args: readonly unknown[]) => void }
  const rounded = name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value)
  try {
    gtag?.('event', name, {
      value: rounded,
      metric_value: rounded,
      metric_rating: rateVital(name, value),
      non_interaction: true,
    })
  } catch {
    // Errors of a foreign script must not affect the visitor.
  }
}

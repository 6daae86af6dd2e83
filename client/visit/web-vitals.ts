import { createCollector, type Collector, type Entry } from './web-vitals-collector.ts'
import { rateVital, type VitalName } from './web-vitals-ratings.ts'

/** Entry types with what to do about each; durationThreshold as in Event Timing, 3.3. */
const OBSERVED_ENTRY_TYPES = [
  // First, because it says when a page that was rendered ahead came into view.
  ['navigation', 'navigation', {}],
  ['paint', 'paint', {}],
  ['largest-contentful-paint', 'largestPaint', {}],
  ['layout-shift', 'shift', {}],
  ['first-input', 'firstInput', {}],
  ['event', 'interaction', { durationThreshold: 40 }],
] as const satisfies readonly (readonly [string, keyof Collector, object])[]

/**
 * Tells the global analytics function how quick and steady the page was.
 * What is known at once is told at once; what can still change is told when
 * the page is hidden first, which is the last moment that is sure to come.
 */
export function watchWebVitals(): void {
  const collector = createCollector({
    report: (name, value) => sendToAnalytics(name, value),
    hiddenFromStart: document.visibilityState === 'hidden',
  })
  const drains = OBSERVED_ENTRY_TYPES.map(([type, take, options]) =>
    observe(type, options, (entries) => collector[take](entries)),
  )
  document.addEventListener(
    'visibilitychange',
    (event) => {
      if (document.visibilityState !== 'hidden') return
      for (const drain of drains) drain()
      collector.hidden(event.timeStamp)
    },
    { passive: true, capture: true },
  )
}

/** @returns hands over what the browser has not delivered yet */
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
    // A browser without observers, or with other ones.
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
    // Another's script: its troubles are not the visitor's.
  }
}

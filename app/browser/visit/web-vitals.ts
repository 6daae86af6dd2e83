import { type MetricType, onCLS, onFCP, onFID, onINP, onLCP, onTTFB } from 'web-vitals'

/** Reports each of the page's web vitals to the global analytics function. */
export function watchWebVitals(): void {
  for (const watch of [onCLS, onFCP, onFID, onINP, onLCP, onTTFB]) watch(sendToAnalytics)
}

/** @param metric rated by the library with the thresholds of the specification */
function sendToAnalytics({ name, value, rating }: MetricType): void {
  const { gtag } = window as { gtag?: (...args: readonly unknown[]) => void }
  const rounded = name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value)
  try {
    gtag?.('event', name, {
      value: rounded,
      metric_value: rounded,
      metric_rating: rating,
      non_interaction: true,
    })
  } catch {
    // Errors of a foreign script must not affect the visitor.
  }
}

import type { PageMetrics, VisitorInfo } from '#domain/submission/input.ts'
import type { DraftContext } from '#domain/submission/to-input.ts'
import { deviceFacts, type LoadTiming, pageLoadTime } from './device-facts.ts'
import type { PageMeasures } from './page-meter.ts'
import { locator } from './locator.ts'
import { pageMeter, visitRecord } from './visit.ts'

/**
 * Gathers the submission's context that is not typed, as known at this moment. Never throws and
 * never waits; parts that the browser withholds are left out.
 * @param formStartedAt time of the draft's first input, ms since the epoch; `null` before it
 */
export function visitContext(captchaToken: string, formStartedAt: number | null): DraftContext {
  const duration = orUndefined(() => Math.round(visitRecord.duration()))
  const measures = orUndefined(() => pageMeter.measures())
  const visitorInfo = orUndefined((): VisitorInfo => {
    const now = Date.now()
    const geolocation = locator.position()
    const timing = performance.getEntriesByType('navigation')[0] as LoadTiming | undefined
    return {
      ...deviceFacts(),
      timestamp: new Date(now).toISOString(),
      ...(geolocation && { geolocation }),
      // The page's measure restarts with a reload; the draft's does not.
      formCompletionTime: Math.max(measures?.formCompletionTime ?? 0, now - (formStartedAt ?? now)),
      pageLoadTime: pageLoadTime(timing, performance.now()),
      visitDuration: duration ?? 0,
    }
  })
  const trafficSource = orUndefined(() => visitRecord.trafficSource())
  const pageMetrics = measures && toPageMetrics(measures, duration ?? 0)
  return {
    captchaToken,
    sourceUrl: orUndefined(() => location.pathname) ?? '/',
    ...(visitorInfo && { visitorInfo }),
    ...(trafficSource && { trafficSource }),
    ...(pageMetrics && { pageMetrics }),
  }
}

function toPageMetrics(measures: PageMeasures, conversionTime: number): PageMetrics {
  const { timeOnPage, scrollDepth, pageInteractions, formFocusEvents } = measures
  return { timeOnPage, scrollDepth, pageInteractions, formFocusEvents, conversionTime }
}

/** Returns `undefined` if the browser lacks, blocks or breaks what is read. */
function orUndefined<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

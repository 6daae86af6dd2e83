import type { PageMetrics, DraftContext, VisitorInfo } from '#domain/submission/input.ts'
import { deviceFacts, type DeviceWindow, type LoadTiming, pageLoadTime } from './device-facts.ts'
import type { Geolocation } from './geolocation.ts'
import type { PageMeasures, PageMeter } from './page-meter.ts'
import { locator } from './locator.ts'
import { pageMeter, visitRecord } from './visit.ts'
import type { VisitRecord } from './visit-record.ts'

interface Sources {
  readonly path: () => string
  readonly device: () => DeviceWindow
  readonly loadTiming: () => LoadTiming | undefined
  /** Milliseconds since the time origin. */
  readonly sinceOrigin: () => number
  /** Milliseconds since the epoch. */
  readonly now: () => number
  readonly record: Pick<VisitRecord, 'duration' | 'trafficSource'>
  readonly meter: Pick<PageMeter, 'measures'>
  readonly position: () => Geolocation | undefined
  /** Time of the draft's first input, ms since the epoch; `null` before it. */
  readonly formStartedAt: number | null
}

/**
 * Gathers the submission's context that is not typed, as known at this moment. Never throws and
 * never waits; parts that the browser withholds are left out.
 */
export function gatherContext(captchaToken: string, sources: Sources): DraftContext {
  const duration = orUndefined(() => Math.round(sources.record.duration()))
  const measures = orUndefined(sources.meter.measures)
  const visitorInfo = orUndefined((): VisitorInfo => {
    const geolocation = sources.position()
    return {
      ...deviceFacts(sources.device()),
      timestamp: new Date(sources.now()).toISOString(),
      ...(geolocation && { geolocation }),
      // The page's measure restarts with a reload; the draft's does not.
      formCompletionTime: Math.max(
        measures?.formCompletionTime ?? 0,
        sources.now() - (sources.formStartedAt ?? sources.now()),
      ),
      pageLoadTime: pageLoadTime(sources.loadTiming(), sources.sinceOrigin()),
      visitDuration: duration ?? 0,
    }
  })
  const trafficSource = orUndefined(sources.record.trafficSource)
  const pageMetrics = measures && toPageMetrics(measures, duration ?? 0)
  return {
    captchaToken,
    sourceUrl: orUndefined(sources.path) ?? '/',
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

/**
 * Returns the submission's context that is not typed.
 * @param formStartedAt time of the draft's first input, ms since the epoch; `null` before it
 */
export function visitContext(captchaToken: string, formStartedAt: number | null): DraftContext {
  return gatherContext(captchaToken, {
    path: () => location.pathname,
    device: () => window,
    loadTiming: () => performance.getEntriesByType('navigation')[0] as LoadTiming | undefined,
    sinceOrigin: () => performance.now(),
    now: () => Date.now(),
    record: visitRecord,
    meter: pageMeter,
    position: locator.position,
    formStartedAt,
  })
}

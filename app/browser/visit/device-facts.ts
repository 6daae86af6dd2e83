import type { VisitorInfo } from '#domain/submission/input.ts'
import { browserFacts, type UserAgentData } from './client-hints.ts'

/** TypeScript's DOM library has no client hints. */
type BrowserNavigator = Navigator & { readonly userAgentData?: UserAgentData }

type DeviceFacts = Omit<
  VisitorInfo,
  'timestamp' | 'geolocation' | 'formCompletionTime' | 'pageLoadTime' | 'visitDuration'
>

/**
 * Returns the IANA name of the time zone. The first call loads the browser's locale data, which
 * takes a slow phone 100 ms; later calls take about 1 ms.
 */
export const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

export function deviceFacts(): DeviceFacts {
  const { userAgent, language, platform, maxTouchPoints, userAgentData }: BrowserNavigator =
    navigator
  return {
    userAgent,
    language,
    platform: userAgentData?.platform || platform,
    screenResolution: `${screen.width}x${screen.height}`,
    windowSize: `${innerWidth}x${innerHeight}`,
    timezone: timeZone(),
    ...browserFacts(userAgent, maxTouchPoints, userAgentData),
  }
}

/** The part of a PerformanceNavigationTiming that is read; ms since the time origin. */
export interface LoadTiming {
  readonly loadEventEnd: number
  /** Time at which a prerendered page was activated (Prerendering Revamped, 4). */
  readonly activationStart?: number
}

/**
 * Returns the milliseconds that the page took to load.
 * @param now ms since the time origin; used while loading is not complete
 */
export function pageLoadTime(timing: LoadTiming | undefined, now: number): number {
  const end = timing?.loadEventEnd || now
  return Math.max(0, Math.round(end - (timing?.activationStart ?? 0)))
}

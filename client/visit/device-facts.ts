import type { VisitorInfo } from '#domain/submission/input.ts'
import { browserFacts, type UserAgentData } from './user-agent.ts'

export interface DeviceWindow {
  readonly navigator: {
    readonly userAgent: string
    readonly language: string
    readonly platform: string
    readonly maxTouchPoints?: number
    readonly userAgentData?: UserAgentData | undefined
  }
  readonly screen: { readonly width: number; readonly height: number }
  readonly innerWidth: number
  readonly innerHeight: number
}

type DeviceFacts = Omit<
  VisitorInfo,
  'timestamp' | 'geolocation' | 'formCompletionTime' | 'pageLoadTime' | 'visitDuration'
>

/**
 * Returns the IANA name of the time zone. The first call loads the browser's locale data, which
 * takes a slow phone 100 ms; later calls take about 1 ms.
 */
export const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

export function deviceFacts({
  navigator,
  screen,
  innerWidth,
  innerHeight,
}: DeviceWindow): DeviceFacts {
  const { userAgent, language, platform, maxTouchPoints, userAgentData } = navigator
  return {
    userAgent,
    language,
    platform: userAgentData?.platform || platform,
    screenResolution: `${screen.width}x${screen.height}`,
    windowSize: `${innerWidth}x${innerHeight}`,
    timezone: timeZone(),
    ...browserFacts(userAgent, maxTouchPoints ?? 0, userAgentData),
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

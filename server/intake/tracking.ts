/**
 * Reads tracking data. A submission is never refused because of it: invalid values are
 * dropped field by field. A missing text becomes ''; a missing number stays missing, because
 * 0 is a value.
 */

import { cleanLine } from '#domain/text/clean-text.ts'
import { z } from 'zod'
import type { FieldsWhere, Submission } from '#domain/submission/fields.ts'
import type { PageMetrics, TrafficSource, VisitorInfo } from '#domain/submission/input.ts'

/** Longest text of one fact, in UTF-16 units. */
const MAX_FACT_LENGTH = 500
/** Pages of one visit that are kept, the latest ones. */
const MAX_CLICK_PATH_PAGES = 50
/** A year in milliseconds; longer times are invalid. */
const MAX_TIME_MS = 366 * 24 * 3600 * 1000

const truncatedText = (text: string): string => cleanLine(text.slice(0, MAX_FACT_LENGTH))
const factText = z.string().transform(truncatedText).catch('')
const optionalFactText = z.string().transform(truncatedText).optional().catch(undefined)
const boundedNumber = (min: number, max: number) =>
  z.number().min(min).max(max).optional().catch(undefined)
const durationMs = boundedNumber(0, MAX_TIME_MS)
const wholeCount = boundedNumber(0, 1_000_000_000)

const geolocation = z
  .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
  .optional()
  .catch(undefined)

const clickPath = z
  .array(z.unknown())
  .transform((paths) =>
    paths
      .filter((path) => typeof path === 'string')
      .slice(-MAX_CLICK_PATH_PAGES)
      .map(truncatedText),
  )
  .catch([])

const visitorInfo = z.object({
  userAgent: factText,
  language: factText,
  platform: factText,
  screenResolution: factText,
  windowSize: factText,
  timestamp: factText,
  timezone: factText,
  deviceType: factText,
  browser: factText,
  browserVersion: factText,
  operatingSystem: factText,
  geolocation,
  formCompletionTime: durationMs,
  pageLoadTime: durationMs,
  visitDuration: durationMs,
} satisfies Record<keyof VisitorInfo, z.ZodType>)

const trafficSource = z.object({
  source: factText,
  medium: factText,
  campaign: factText,
  keyword: factText,
  click_path: clickPath,
  gclid: optionalFactText,
  gbraid: optionalFactText,
  wbraid: optionalFactText,
  msclkid: optionalFactText,
  fbclid: optionalFactText,
} satisfies Record<keyof TrafficSource, z.ZodType>)

const pageMetrics = z.object({
  timeOnPage: durationMs,
  scrollDepth: boundedNumber(0, 100),
  pageInteractions: wholeCount,
  formFocusEvents: wholeCount,
  conversionTime: durationMs,
} satisfies Record<keyof PageMetrics, z.ZodType>)

const TRACKING_SCHEMAS: Readonly<Record<TrackingColumn, z.ZodObject>> = {
  visitor_info: visitorInfo,
  traffic_source: trafficSource,
  page_metrics: pageMetrics,
}

type TrackingColumn = FieldsWhere<{ type: 'tracking' }>

/** The valid parts of the three objects; `null` if nothing is left. */
type Tracking = Pick<Submission, TrackingColumn>

/** Reads the three objects from a request's body. */
export function parseTracking(body: Readonly<Record<string, unknown>>): Tracking {
  // Numbers may be missing although the type has them: browsers measure what they can.
  return Object.fromEntries(
    Object.entries(TRACKING_SCHEMAS).map(([name, schema]) => [
      name,
      parseOrNull(schema, body[name]),
    ]),
  ) as unknown as Tracking
}

function parseOrNull(schema: z.ZodObject, value: unknown): object | null {
  const parsed = schema.safeParse(value)
  if (!parsed.success) return null
  const kept = Object.entries(parsed.data).filter(([, each]) => each !== undefined)
  return kept.every(([, each]) => isBlank(each)) ? null : Object.fromEntries(kept)
}

function isBlank(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0)
}

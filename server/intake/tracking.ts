import { z } from 'zod'
import type { ColumnThat, RequestRow } from '#domain/columns.ts'
import type { PageMetrics, TrafficSource, VisitorInfo } from '#domain/request.ts'
import { cleanLine } from './text.ts'

/**
 * What the page found out silently (R51). It never costs a request: whatever
 * has not the expected form is dropped, field by field. A text that is missing
 * is '' afterwards; a number that is missing stays away, since 0 is an answer.
 */

/** Longest text of one fact, in UTF-16 units. */
const FACT_LENGTH = 500
/** Most pages of one visit that are kept, the latest. */
const CLICK_PATH_LENGTH = 50
/** A year in milliseconds; a longer time was not measured. */
const LONGEST_TIME_MS = 366 * 24 * 3600 * 1000

const cut = (text: string): string => cleanLine(text.slice(0, FACT_LENGTH))
const fact = z.string().transform(cut).catch('')
const optionalFact = z.string().transform(cut).optional().catch(undefined)
const number = (least: number, most: number) =>
  z.number().min(least).max(most).optional().catch(undefined)
const time = number(0, LONGEST_TIME_MS)
const count = number(0, 1_000_000_000)

const geolocation = z
  .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
  .optional()
  .catch(undefined)

const clickPath = z
  .array(z.unknown())
  .transform((paths) =>
    paths
      .filter((path) => typeof path === 'string')
      .slice(-CLICK_PATH_LENGTH)
      .map(cut),
  )
  .catch([])

const visitorInfo = z.object({
  userAgent: fact,
  language: fact,
  platform: fact,
  screenResolution: fact,
  windowSize: fact,
  timestamp: fact,
  timezone: fact,
  deviceType: fact,
  browser: fact,
  browserVersion: fact,
  operatingSystem: fact,
  geolocation,
  formCompletionTime: time,
  pageLoadTime: time,
  visitDuration: time,
} satisfies Record<keyof VisitorInfo, z.ZodType>)

const trafficSource = z.object({
  source: fact,
  medium: fact,
  campaign: fact,
  keyword: fact,
  click_path: clickPath,
  gclid: optionalFact,
  gbraid: optionalFact,
  wbraid: optionalFact,
} satisfies Record<keyof TrafficSource, z.ZodType>)

const pageMetrics = z.object({
  timeOnPage: time,
  scrollDepth: number(0, 100),
  pageInteractions: count,
  formFocusEvents: count,
  conversionTime: time,
} satisfies Record<keyof PageMetrics, z.ZodType>)

const FACTS: Readonly<Record<FactsColumn, z.ZodObject>> = {
  visitor_info: visitorInfo,
  traffic_source: trafficSource,
  page_metrics: pageMetrics,
}

type FactsColumn = ColumnThat<{ form: 'facts' }>

/** What is left of the three objects; null where nothing is. */
export type Tracking = Pick<RequestRow, FactsColumn>

/** Reads the three objects out of a request's body. */
export function readTracking(body: Readonly<Record<string, unknown>>): Tracking {
  // A number may be missing, whatever the types say: nobody is made to measure.
  return Object.fromEntries(
    Object.entries(FACTS).map(([name, schema]) => [name, keep(schema, body[name])]),
  ) as unknown as Tracking
}

function keep(schema: z.ZodObject, value: unknown): object | null {
  const parsed = schema.safeParse(value)
  if (!parsed.success) return null
  const kept = Object.entries(parsed.data).filter(([, each]) => each !== undefined)
  return kept.every(([, each]) => isBlank(each)) ? null : Object.fromEntries(kept)
}

function isBlank(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0)
}

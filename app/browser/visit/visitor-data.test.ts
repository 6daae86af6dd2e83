import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CLICK_IDS, UTM_KEYS } from '#domain/sources/campaign.ts'
import type { PageMetrics, TrafficSource, VisitorInfo } from '#domain/submission/input.ts'
import {
  CLSThresholds,
  FCPThresholds,
  FIDThresholds,
  INPThresholds,
  LCPThresholds,
  TTFBThresholds,
} from 'web-vitals'
import { LANDING_KEY, SOURCE_END_KEY } from '../storage/landing.ts'
import { TAG_CONSENT_KEY } from '#domain/pages/page-tags.ts'
import { REPORTED_KEY, WAITING_KEY } from '../storage/lead-keys.ts'
import { VISIT_KEYS } from './visit-record.ts'
import { SUBMITTED_KEY } from './mark-submitted.ts'

const doc = readFileSync(new URL('../../../docs/visitor-data.md', import.meta.url), 'utf8')

/** Rows of the table under a heading, by their first cell without backticks. */
function tableUnder(heading: string): Map<string, string[]> {
  const section = doc.split(/^## /m).find((part) => part.startsWith(heading)) ?? ''
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  return new Map(rows.map((row) => [/`([^`]+)`/.exec(row[0] ?? '')?.[1] ?? '', row]))
}

/** The type requires every field here; the tests find those missing in the document. */
const fields = {
  visitor_info: {
    userAgent: true,
    language: true,
    platform: true,
    screenResolution: true,
    windowSize: true,
    timestamp: true,
    timezone: true,
    deviceType: true,
    browser: true,
    browserVersion: true,
    operatingSystem: true,
    geolocation: true,
    formCompletionTime: true,
    pageLoadTime: true,
    visitDuration: true,
  } satisfies Record<keyof VisitorInfo, true>,
  traffic_source: {
    source: true,
    medium: true,
    campaign: true,
    keyword: true,
    click_path: true,
    gclid: true,
    gbraid: true,
    wbraid: true,
    msclkid: true,
    fbclid: true,
  } satisfies Record<keyof TrafficSource, true>,
  page_metrics: {
    timeOnPage: true,
    scrollDepth: true,
    pageInteractions: true,
    formFocusEvents: true,
    conversionTime: true,
  } satisfies Record<keyof PageMetrics, true>,
}

test.each(Object.entries(fields))(
  'the document has every field of %s with unit, source and reason',
  (name, expected) => {
    const table = tableUnder(name)
    expect([...table.keys()]).toEqual(Object.keys(expected))
    for (const row of table.values()) {
      expect(row).toHaveLength(4)
      expect(row.every((cell) => cell !== '')).toBe(true)
    }
  },
)

test('the document has every name that the visit stores in the browser', () => {
  const names = [...tableUnder('Kept in the browser').keys()]
  const kept = [
    ...Object.values(VISIT_KEYS),
    ...Object.values(UTM_KEYS),
    ...CLICK_IDS,
    SOURCE_END_KEY,
    LANDING_KEY,
    REPORTED_KEY,
    WAITING_KEY,
    TAG_CONSENT_KEY,
    SUBMITTED_KEY,
  ]
  for (const name of kept) expect(names).toContain(name)
})

test('the document and the library have the thresholds of the specification', () => {
  const thresholds = {
    LCP: [2500, 4000],
    FID: [100, 300],
    CLS: [0.1, 0.25],
    INP: [200, 500],
    TTFB: [800, 1800],
    FCP: [1800, 3000],
  }
  const table = tableUnder('Vitals')
  const figures = [...table].map(([name, row]) => [name, [Number(row[2]), Number(row[3])]])
  expect(Object.fromEntries(figures)).toEqual(thresholds)
  expect({
    LCP: LCPThresholds,
    FID: FIDThresholds,
    CLS: CLSThresholds,
    INP: INPThresholds,
    TTFB: TTFBThresholds,
    FCP: FCPThresholds,
  }).toEqual(thresholds)
})

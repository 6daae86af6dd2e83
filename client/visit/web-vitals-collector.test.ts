import { expect, test } from 'vitest'
import { createCollector, type Entry } from './web-vitals-collector.ts'

const entry = (fields: Partial<Entry>): Entry => ({
  name: '',
  startTime: 0,
  duration: 0,
  ...fields,
})

function setUp(hiddenFromStart = false) {
  const reports: [string, number][] = []
  const collector = createCollector({
    report: (name, value) => reports.push([name, value]),
    hiddenFromStart,
  })
  return {
    collector,
    reports,
    vital: (name: string) => reports.find(([each]) => each === name)?.[1],
  }
}

const painted = [entry({ name: 'first-contentful-paint', startTime: 700 })]

test('reports TTFB, FCP and FID at once', () => {
  const { collector, reports } = setUp()
  collector.navigation([entry({ responseStart: 120 })])
  collector.paint([entry({ name: 'first-paint', startTime: 650 }), ...painted])
  collector.firstInput([entry({ startTime: 2_000, processingStart: 2_045 })])
  expect(reports).toEqual([
    ['TTFB', 120],
    ['FCP', 700],
    ['FID', 45],
  ])
})

test('reports LCP, CLS and INP once, when the page is hidden', () => {
  const { collector, reports } = setUp()
  collector.paint(painted)
  collector.largestPaint([entry({ startTime: 700 }), entry({ startTime: 1_300 })])
  collector.shift([entry({ startTime: 800, value: 0.02 })])
  collector.interaction([entry({ interactionId: 1, duration: 72 })])
  expect(reports).toEqual([['FCP', 700]])
  collector.hidden(9_000)
  collector.hidden(12_000)
  expect(reports.slice(1)).toEqual([
    ['LCP', 1_300],
    ['CLS', 0.02],
    ['INP', 72],
  ])
})

test('CLS is the worst window: gaps under 1 s, at most 5 s, ignoring shifts right after an input', () => {
  const { collector, vital } = setUp()
  collector.paint(painted)
  const shift = (startTime: number, value: number, hadRecentInput = false) =>
    collector.shift([entry({ startTime, value, hadRecentInput })])
  shift(1_000, 0.1)
  shift(1_900, 0.1)
  shift(2_100, 5, true)
  shift(3_000, 0.05)
  for (const at of [10_000, 10_900, 11_800, 12_700, 13_600, 14_500]) shift(at, 0.03)
  shift(15_100, 0.03)
  collector.hidden(20_000)
  expect(vital('CLS')).toBeCloseTo(0.2)
})

test('CLS is 0 for a painted page without shifts', () => {
  const { collector, vital } = setUp()
  collector.paint(painted)
  collector.hidden(5_000)
  expect(vital('CLS')).toBe(0)
})

test('INP is the slowest interaction, ignoring one in fifty', () => {
  const { collector, vital } = setUp()
  collector.interaction([
    entry({ interactionId: 1, duration: 900 }),
    entry({ interactionId: 2, duration: 48 }),
    entry({ interactionId: 2, duration: 64 }),
    entry({ interactionId: 0, duration: 5_000 }),
  ])
  for (let id = 3; id <= 50; id++)
    collector.interaction([entry({ interactionId: id, duration: 40 })])
  collector.hidden(60_000)
  expect(vital('INP')).toBe(64)
})

test('reports no INP without interaction, no LCP and CLS without a paint', () => {
  const { collector, reports } = setUp()
  collector.hidden(1_000)
  expect(reports).toEqual([])
})

test('does not report paints of a hidden tab', () => {
  const { collector, reports } = setUp(true)
  collector.paint(painted)
  collector.largestPaint([entry({ startTime: 900 })])
  collector.hidden(2_000)
  expect(reports).toEqual([])
})

test('ignores a largest paint after the page was hidden', () => {
  const { collector, vital } = setUp()
  collector.hidden(1_000)
  collector.largestPaint([entry({ startTime: 1_500 })])
  collector.hidden(3_000)
  expect(vital('LCP')).toBeUndefined()
})

test('measures a prerendered page from its activation', () => {
  const { collector, vital } = setUp()
  collector.navigation([entry({ responseStart: 100, activationStart: 600 })])
  collector.paint(painted)
  expect(vital('TTFB')).toBe(0)
  expect(vital('FCP')).toBe(100)
})

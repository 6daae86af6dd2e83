import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../storage/fake-storage.fixture.ts'
import { createSafeStorage } from '../storage/safe-storage.ts'
import { CLICK_PATH_LIMIT, createVisitRecord, VISIT_GAP_MS, VISIT_KEYS } from './visit-record.ts'

const START = Date.parse('2026-03-01T03:00:00.000Z')
beforeEach(() => vi.useFakeTimers({ now: START, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

function setUp(entries: readonly (readonly [string, string])[] = []) {
  const storage = fakeStorage(entries)
  const { values } = storage
  const record = createVisitRecord(createSafeStorage(() => storage))
  return { values, record }
}

test('the first page writes entry page, click path, visit count and date', () => {
  const { values, record } = setUp()
  record.recordPage('/services')
  record.recordPage('/faq')
  expect(Object.fromEntries(values)).toEqual({
    entryPage: '/services',
    clickPath: '["/services","/faq"]',
    visitCount: '1',
    lastVisitDate: '2026-03-01T03:00:00.000Z',
    visitStart: String(START),
  })
})

test('counts submissions', () => {
  const { values, record } = setUp()
  record.countSubmission()
  record.countSubmission()
  expect(values.get('submissionCount')).toBe('2')
})

test('adds no page for a reload, but one for a return', () => {
  const { record } = setUp()
  for (const path of ['/', '/', '/faq', '/']) record.recordPage(path)
  expect(record.trafficSource().click_path).toEqual(['/', '/faq', '/'])
})

test('a page within the gap belongs to the same visit, one after it starts the next', () => {
  const { values, record } = setUp()
  record.recordPage('/')
  pass(VISIT_GAP_MS)
  record.recordPage('/faq')
  expect(values.get('visitCount')).toBe('1')
  expect(record.duration()).toBe(VISIT_GAP_MS)
  pass(VISIT_GAP_MS + 1)
  record.recordPage('/contact')
  expect(values.get('visitCount')).toBe('2')
  expect(values.get('entryPage')).toBe('/contact')
  expect(record.trafficSource().click_path).toEqual(['/contact'])
  expect(record.duration()).toBe(0)
})

test('measures the visit from when its first page began to load', () => {
  const { record } = setUp()
  record.recordPage('/', START - 1_200.4)
  pass(800)
  expect(Math.round(record.duration())).toBe(2_000)
})

test('reports no negative duration after the clock was set back', () => {
  const { record } = setUp()
  record.recordPage('/')
  pass(-5_000)
  expect(record.duration()).toBe(0)
})

test('keeps the latest 50 pages', () => {
  const { record } = setUp()
  for (let page = 1; page <= 60; page++) record.recordPage(`/page-${page}`)
  const { click_path } = record.trafficSource()
  expect(CLICK_PATH_LIMIT).toBe(50)
  expect(click_path).toHaveLength(50)
  expect(click_path.at(0)).toBe('/page-11')
  expect(click_path.at(-1)).toBe('/page-60')
})

test('truncates an endless path', () => {
  const { values, record } = setUp()
  record.recordPage(`/${'y'.repeat(9000)}`)
  expect(values.get('entryPage')).toHaveLength(500)
})

test('tolerates malformed data in storage', () => {
  const names = [...Object.values(VISIT_KEYS), 'utm_source', 'gclid']
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.json())), (rubbish) => {
      const { record, values } = setUp(names.map((name, index) => [name, rubbish[index] ?? '{']))
      record.recordPage('/')
      record.countSubmission()
      expect(record.trafficSource().click_path.at(-1)).toBe('/')
      expect(record.duration()).toBeGreaterThanOrEqual(0)
      expect(Number(values.get('visitCount'))).toBeGreaterThanOrEqual(1)
      expect(Number(values.get('submissionCount'))).toBeGreaterThanOrEqual(1)
    }),
  )
})

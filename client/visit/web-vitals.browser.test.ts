import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchWebVitals } from './web-vitals.ts'

type Take = (list: { getEntries(): object[] }) => void

class FakeObserver {
  static supportedEntryTypes = ['paint', 'largest-contentful-paint', 'layout-shift', 'event']
  static made: { type: string; buffered: boolean; deliver: (...entries: object[]) => void }[] = []
  /** Entries by type that the browser has not delivered yet. */
  static pending = new Map<string, object[]>()
  readonly take: Take
  type = ''
  constructor(take: Take) {
    this.take = take
  }
  observe({ type, buffered }: { type: string; buffered: boolean }) {
    this.type = type
    const deliver = (...entries: object[]) => this.take({ getEntries: () => entries })
    FakeObserver.made.push({ type, buffered, deliver })
  }
  takeRecords() {
    return FakeObserver.pending.get(this.type) ?? []
  }
}

const gtag = vi.fn()

beforeEach(() => {
  FakeObserver.made = []
  FakeObserver.pending = new Map()
  gtag.mockReset()
  vi.stubGlobal('gtag', gtag)
  // Replaced, because real measurements vary.
  vi.stubGlobal('PerformanceObserver', FakeObserver)
})
afterEach(() => vi.unstubAllGlobals())

/** Simulates a change to another tab. */
function hide(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

const deliver = (type: string, entry: object) =>
  FakeObserver.made.find((observer) => observer.type === type)?.deliver(entry)

test('passes a vital with its rating to the global analytics function', () => {
  watchWebVitals()
  deliver('paint', { name: 'first-contentful-paint', startTime: 1_801.4 })
  expect(gtag.mock.calls).toEqual([
    [
      'event',
      'FCP',
      {
        value: 1801,
        metric_value: 1801,
        metric_rating: 'needs-improvement',
        non_interaction: true,
      },
    ],
  ])
})

test('observes only supported entry types, buffered from the start of the page', () => {
  watchWebVitals()
  expect(FakeObserver.made.map(({ type }) => type)).toEqual(FakeObserver.supportedEntryTypes)
  expect(FakeObserver.made.every(({ buffered }) => buffered)).toBe(true)
})

test('counts undelivered entries when the page is hidden', () => {
  watchWebVitals()
  deliver('paint', { name: 'first-contentful-paint', startTime: 700 })
  FakeObserver.pending = new Map([['layout-shift', [{ startTime: 900, value: 0.3 }]]])
  hide()
  expect(gtag).toHaveBeenCalledWith(
    'event',
    'CLS',
    expect.objectContaining({ value: 0.3, metric_rating: 'poor' }),
  )
})

test('ignores observers that fail', () => {
  vi.stubGlobal('PerformanceObserver', undefined)
  expect(watchWebVitals).not.toThrow()
  expect(hide).not.toThrow()
  vi.stubGlobal(
    'PerformanceObserver',
    class extends FakeObserver {
      override observe() {
        throw new TypeError('no such type')
      }
    },
  )
  expect(watchWebVitals).not.toThrow()
})

test('tolerates an analytics function that throws', () => {
  gtag.mockImplementation(() => {
    throw new Error('blocked')
  })
  watchWebVitals()
  expect(() => deliver('paint', { name: 'first-contentful-paint', startTime: 1 })).not.toThrow()
  expect(gtag).toHaveBeenCalledOnce()
})

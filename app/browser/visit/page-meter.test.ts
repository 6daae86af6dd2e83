import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageMeter } from './page-meter.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

function setUp() {
  const view = { bottom: 800, documentHeight: 4000 }
  const meter = createPageMeter(() => view)
  return { view, meter }
}

test('measures time on the page and since the first touch of the form, in milliseconds', () => {
  const { meter } = setUp()
  meter.startPage(Date.now() - 900)
  pass(4_100)
  meter.formTouched()
  pass(30_000)
  meter.formTouched()
  pass(2_500)
  expect(meter.measures()).toMatchObject({ timeOnPage: 37_500, formCompletionTime: 32_500 })
})

test('reports 0 for a form that was never touched', () => {
  const { meter } = setUp()
  pass(5_000)
  expect(meter.measures().formCompletionTime).toBe(0)
})

test('reports scroll depth as the lowest visible line, in percent of the current document', () => {
  const { view, meter } = setUp()
  expect(meter.measures().scrollDepth).toBe(20)
  view.bottom = 2_000
  meter.scrolled()
  view.bottom = 800
  expect(meter.measures().scrollDepth).toBe(50)
  view.documentHeight = 8_000
  expect(meter.measures().scrollDepth).toBe(25)
})

test('keeps scroll depth between 0 and 100 for any browser values', () => {
  const { view, meter } = setUp()
  view.bottom = 5_000
  expect(meter.measures().scrollDepth).toBe(100)
  view.documentHeight = 0
  expect(meter.measures().scrollDepth).toBe(100)
  meter.startPage()
  Object.assign(view, { bottom: -50, documentHeight: 4000 })
  expect(meter.measures().scrollDepth).toBe(0)
})

test('restarts interactions and focus events on each page', () => {
  const { meter } = setUp()
  for (let n = 0; n < 3; n++) meter.interacted()
  for (let n = 0; n < 2; n++) meter.formFocused()
  expect(meter.measures()).toMatchObject({ pageInteractions: 3, formFocusEvents: 2 })
  meter.startPage()
  expect(meter.measures()).toMatchObject({ pageInteractions: 0, formFocusEvents: 0, timeOnPage: 0 })
})

test('reports the first touch of the form once per page', () => {
  const { meter } = setUp()
  let told = 0
  meter.onFirstFormTouch(() => told++)
  meter.formTouched()
  meter.formTouched()
  expect(told).toBe(1)
  meter.startPage()
  meter.formTouched()
  expect(told).toBe(2)
})

test('calls a listener at once that is added after the first touch', () => {
  const { meter } = setUp()
  meter.formTouched()
  let told = 0
  meter.onFirstFormTouch(() => told++)
  expect(told).toBe(1)
})

test('reports no negative time after the clock was set back', () => {
  const { meter } = setUp()
  meter.formTouched()
  pass(-60_000)
  expect(meter.measures()).toMatchObject({ timeOnPage: 0, formCompletionTime: 0 })
})

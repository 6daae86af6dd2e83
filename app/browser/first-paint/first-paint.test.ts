import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterFirstPaint } from './first-paint.ts'

let paint: () => void
let asked: unknown
let frames: (() => void)[]

function stubBrowser(types: readonly string[]): void {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static readonly supportedEntryTypes = types
      constructor(report: () => void) {
        paint = report
      }
      observe(options: unknown) {
        asked = options
      }
    },
  )
}

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Draws frames until the task has run; returns their number. */
function framesUntil(task: () => boolean): number {
  let count = 0
  for (; !task() && count < 9; count++) for (const callback of frames.splice(0)) callback()
  return count
}

test("afterFirstPaint waits for the browser's paint entry, also for an earlier paint, and for content added since", () => {
  stubBrowser(['mark', 'paint'])
  let isRun = false
  afterFirstPaint(() => (isRun = true))
  expect(asked).toEqual({ type: 'paint', buffered: true })
  expect(frames).toEqual([])
  paint()
  expect(framesUntil(() => isRun)).toBe(3)
})

test('afterFirstPaint counts frames in browsers without paint entries', () => {
  stubBrowser(['mark'])
  let isRun = false
  afterFirstPaint(() => (isRun = true))
  expect(framesUntil(() => isRun)).toBe(3)
})

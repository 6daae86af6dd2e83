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

const frame = () => {
  for (const callback of frames.splice(0)) callback()
}

test("afterFirstPaint waits for the browser's paint entry, also for an earlier paint, and for content added since", () => {
  stubBrowser(['mark', 'paint'])
  const task = vi.fn<() => void>()
  afterFirstPaint(task)
  expect(asked).toEqual({ type: 'paint', buffered: true })
  expect(frames).toEqual([])
  paint()
  frame()
  frame()
  expect(task).not.toHaveBeenCalled()
  frame()
  expect(task).toHaveBeenCalledTimes(1)
})

test('afterFirstPaint counts frames in browsers without paint entries', () => {
  stubBrowser(['mark'])
  const task = vi.fn<() => void>()
  afterFirstPaint(task)
  frame()
  frame()
  expect(task).not.toHaveBeenCalled()
  frame()
  expect(task).toHaveBeenCalledTimes(1)
})

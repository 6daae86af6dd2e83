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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  frames = []
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what waits for the first paint waits for the browser’s own word, also of a paint that was before', () => {
  stubBrowser(['mark', 'paint'])
  const task = vi.fn<() => void>()
  afterFirstPaint(task)
  expect(asked).toEqual({ type: 'paint', buffered: true })
  expect(frames).toEqual([])
  expect(task).not.toHaveBeenCalled()
  paint()
  expect(task).toHaveBeenCalled()
})

test('a browser that says nothing of its paints gets a frame and a turn', () => {
  stubBrowser(['mark'])
  const task = vi.fn<() => void>()
  afterFirstPaint(task)
  for (const frame of frames) frame()
  expect(task).not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  expect(task).toHaveBeenCalledTimes(1)
})

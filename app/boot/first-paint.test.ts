import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterFirstPaint } from './first-paint.ts'

type Report = (
  list: { getEntriesByName: (name: string) => readonly string[] },
  observer: { disconnect: () => void },
) => void

let told: Report
let disconnected: number
let asked: unknown
let frames: (() => void)[]

function stubBrowser(types: readonly string[]): void {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static readonly supportedEntryTypes = types
      constructor(report: Report) {
        told = report
      }
      observe(options: unknown) {
        asked = options
      }
    },
  )
}

/** The browser's word of paints of these names. */
const paint = (...names: readonly string[]): void =>
  told(
    { getEntriesByName: (name) => names.filter((each) => each === name) },
    { disconnect: () => void disconnected++ },
  )

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  disconnected = 0
  frames = []
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('R100: what waits for the first paint waits for its content, not for its ground, and comes once', () => {
  stubBrowser(['mark', 'paint'])
  const task = vi.fn<() => void>()
  afterFirstPaint(task)
  // A paint that was before is told as well.
  expect(asked).toEqual({ type: 'paint', buffered: true })
  paint('first-paint')
  expect(task).not.toHaveBeenCalled()
  paint('first-contentful-paint')
  expect(task).toHaveBeenCalledTimes(1)
  expect(disconnected).toBe(1)
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

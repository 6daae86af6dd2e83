import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHECK_INTERVAL_MS, keepProofReady } from './keep-proof-ready.ts'

const prepare = vi.fn()
const setVisibility = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
let stop = (): void => {}

beforeEach(() => {
  vi.useFakeTimers()
  setVisibility('visible')
  prepare.mockClear()
  stop = keepProofReady(prepare)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('checks the proof at once and at each interval', () => {
  expect(prepare).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2 * CHECK_INTERVAL_MS)
  expect(prepare).toHaveBeenCalledTimes(3)
})

test('does nothing in a hidden tab and checks when the visitor returns', () => {
  setVisibility('hidden')
  vi.advanceTimersByTime(10 * CHECK_INTERVAL_MS)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(prepare).toHaveBeenCalledTimes(1)
  setVisibility('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(prepare).toHaveBeenCalledTimes(2)
})

test('checks when the connection returns', () => {
  dispatchEvent(new Event('online'))
  expect(prepare).toHaveBeenCalledTimes(2)
})

test('stops checking when stopped', () => {
  stop()
  vi.advanceTimersByTime(CHECK_INTERVAL_MS)
  dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(prepare).toHaveBeenCalledTimes(1)
})

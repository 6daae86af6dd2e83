import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterRelease } from './after-release.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function pageWith(held: boolean) {
  return Object.assign(new EventTarget(), { querySelector: () => (held ? {} : null) })
}

test('runs at once with nothing held down', () => {
  const act = vi.fn()
  afterRelease(act, pageWith(false))
  expect(act).toHaveBeenCalledOnce()
})

test.each(['pointerup', 'pointercancel'])('waits for %s and the click after it', (type) => {
  const act = vi.fn()
  const page = pageWith(true)
  afterRelease(act, page)
  page.dispatchEvent(new Event(type))
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  expect(act).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(5_000)
  expect(act).toHaveBeenCalledOnce()
})

test('stops waiting for a release that was not observed', () => {
  const act = vi.fn()
  afterRelease(act, pageWith(true))
  vi.advanceTimersByTime(1_000)
  expect(act).toHaveBeenCalledOnce()
})

test('never runs after it was cancelled', () => {
  const act = vi.fn()
  const page = pageWith(true)
  afterRelease(act, page)()
  page.dispatchEvent(new Event('pointerup'))
  vi.advanceTimersByTime(5_000)
  expect(act).not.toHaveBeenCalled()
})

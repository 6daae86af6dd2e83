import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onRelease } from './on-release.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function pageWith(held: boolean) {
  return Object.assign(new EventTarget(), { querySelector: () => (held ? {} : null) })
}

test('with nothing held down it happens at once', () => {
  const act = vi.fn()
  onRelease(act, pageWith(false))
  expect(act).toHaveBeenCalledOnce()
})

test.each(['pointerup', 'pointercancel'])('it waits for %s and the click after it', (type) => {
  const act = vi.fn()
  const page = pageWith(true)
  onRelease(act, page)
  page.dispatchEvent(new Event(type))
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  expect(act).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(5_000)
  expect(act).toHaveBeenCalledOnce()
})

test('a release that nobody heard of is not waited for for ever', () => {
  const act = vi.fn()
  onRelease(act, pageWith(true))
  vi.advanceTimersByTime(1_000)
  expect(act).toHaveBeenCalledOnce()
})

test('called off, it never happens', () => {
  const act = vi.fn()
  const page = pageWith(true)
  onRelease(act, page)()
  page.dispatchEvent(new Event('pointerup'))
  vi.advanceTimersByTime(5_000)
  expect(act).not.toHaveBeenCalled()
})

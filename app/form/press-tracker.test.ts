import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPressTracker } from './press-tracker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function pageWith({ held }: { held: boolean }) {
  const page = Object.assign(new EventTarget(), { querySelector: () => (held ? {} : null) })
  return {
    defer: createPressTracker(page),
    fire: (type: string) => page.dispatchEvent(new Event(type)),
  }
}

test('runs at once without a press', () => {
  const act = vi.fn()
  pageWith({ held: false }).defer(act)
  expect(act).toHaveBeenCalledOnce()
})

test.each([
  ['pointerup', true],
  ['pointercancel', true],
  ['pointerup', false],
  ['pointercancel', false],
])('waits for %s and for the click after it (press before the script: %s)', (type, held) => {
  const { defer, fire } = pageWith({ held })
  const act = vi.fn()
  if (!held) fire('pointerdown')
  defer(act)
  expect(act).not.toHaveBeenCalled()
  fire(type)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  expect(act).toHaveBeenCalledOnce()
  fire('pointerdown')
  fire(type)
  vi.advanceTimersByTime(5_000)
  expect(act).toHaveBeenCalledOnce()
})

test('stops waiting for a release that was not observed', () => {
  const act = vi.fn()
  pageWith({ held: true }).defer(act)
  vi.advanceTimersByTime(1_001)
  expect(act).toHaveBeenCalledOnce()
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isOnline, delayOrReconnect, untilOnline } from './connection.ts'

const online = (value: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(value)

beforeEach(() => {
  vi.useFakeTimers()
  online(true)
})
afterEach(() => {
  vi.useRealTimers()
})

/** Returns whether the promise has settled without further events. */
async function isOver(promise: Promise<void>): Promise<boolean> {
  let over = false
  void promise.then(() => (over = true))
  await vi.advanceTimersByTimeAsync(0)
  return over
}

function comeBack(visibilityState: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('pause', () => {
  test('resolves after the given time', async () => {
    const waiting = delayOrReconnect(1000)
    await vi.advanceTimersByTimeAsync(999)
    expect(await isOver(waiting)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await isOver(waiting)).toBe(true)
  })

  test('resolves when the connection returns', async () => {
    const waiting = delayOrReconnect(30_000)
    dispatchEvent(new Event('online'))
    expect(await isOver(waiting)).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('resolves when the visitor returns to the tab, not when they leave it', async () => {
    const waiting = delayOrReconnect(30_000)
    comeBack('hidden')
    expect(await isOver(waiting)).toBe(false)
    comeBack('visible')
    expect(await isOver(waiting)).toBe(true)
  })
})

describe('untilOnline', () => {
  test('resolves at once with a connection', async () => {
    expect(isOnline()).toBe(true)
    expect(await isOver(untilOnline())).toBe(true)
  })

  test('waits without a limit for a connection', async () => {
    online(false)
    expect(isOnline()).toBe(false)
    const waiting = untilOnline()
    await vi.advanceTimersByTimeAsync(24 * 60 * 60_000)
    expect(await isOver(waiting)).toBe(false)
    dispatchEvent(new Event('online'))
    expect(await isOver(waiting)).toBe(true)
  })

  test('resolves when the visitor returns to the tab', async () => {
    online(false)
    const waiting = untilOnline()
    comeBack('visible')
    expect(await isOver(waiting)).toBe(true)
  })
})

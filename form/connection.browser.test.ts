import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isOnline, pause, untilOnline } from './connection.ts'

const online = (value: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(value)

beforeEach(() => {
  vi.useFakeTimers()
  online(true)
})
afterEach(() => {
  vi.useRealTimers()
})

/** True once the promise has settled, given that nothing else happens. */
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

describe('a pause', () => {
  test('it lasts as long as it is asked to', async () => {
    const waiting = pause(1000)
    await vi.advanceTimersByTimeAsync(999)
    expect(await isOver(waiting)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await isOver(waiting)).toBe(true)
  })

  test('it ends when the connection comes back', async () => {
    const waiting = pause(30_000)
    dispatchEvent(new Event('online'))
    expect(await isOver(waiting)).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('it ends when the visitor comes back to the tab, not when they leave it', async () => {
    const waiting = pause(30_000)
    comeBack('hidden')
    expect(await isOver(waiting)).toBe(false)
    comeBack('visible')
    expect(await isOver(waiting)).toBe(true)
  })
})

describe('waiting for a connection', () => {
  test('with a connection there is nothing to wait for', async () => {
    expect(isOnline()).toBe(true)
    expect(await isOver(untilOnline())).toBe(true)
  })

  test('without one it waits for one, however long', async () => {
    online(false)
    expect(isOnline()).toBe(false)
    const waiting = untilOnline()
    await vi.advanceTimersByTimeAsync(24 * 60 * 60_000)
    expect(await isOver(waiting)).toBe(false)
    dispatchEvent(new Event('online'))
    expect(await isOver(waiting)).toBe(true)
  })

  test('a visitor who comes back to the tab is reason to try', async () => {
    online(false)
    const waiting = untilOnline()
    comeBack('visible')
    expect(await isOver(waiting)).toBe(true)
  })
})

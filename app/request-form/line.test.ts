import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isOnline, pause, untilOnline } from './line.ts'

const tab = new EventTarget()
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const browser = { onLine: true }

beforeEach(() => {
  vi.useFakeTimers()
  browser.onLine = true
  page.visibilityState = 'visible'
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('document', page)
  for (const name of ['addEventListener', 'removeEventListener'] as const) {
    vi.stubGlobal(name, tab[name].bind(tab))
  }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** True once the promise has settled, given that nothing else happens. */
async function isOver(promise: Promise<void>): Promise<boolean> {
  let over = false
  void promise.then(() => (over = true))
  await vi.advanceTimersByTimeAsync(0)
  return over
}

function comeBack(visibilityState: string): void {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

describe('a pause', () => {
  test('R41: it lasts as long as it is asked to', async () => {
    const waiting = pause(1000)
    await vi.advanceTimersByTimeAsync(999)
    expect(await isOver(waiting)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await isOver(waiting)).toBe(true)
  })

  test('R41: it ends when the line comes back', async () => {
    const waiting = pause(30_000)
    tab.dispatchEvent(new Event('online'))
    expect(await isOver(waiting)).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('R41: it ends when the visitor comes back to the tab, not when they leave it', async () => {
    const waiting = pause(30_000)
    comeBack('hidden')
    expect(await isOver(waiting)).toBe(false)
    comeBack('visible')
    expect(await isOver(waiting)).toBe(true)
  })
})

describe('waiting for the line', () => {
  test('R41: with a connection there is nothing to wait for', async () => {
    expect(isOnline()).toBe(true)
    expect(await isOver(untilOnline())).toBe(true)
  })

  test('R41: without one it waits for the line, however long', async () => {
    browser.onLine = false
    expect(isOnline()).toBe(false)
    const waiting = untilOnline()
    await vi.advanceTimersByTimeAsync(24 * 60 * 60_000)
    expect(await isOver(waiting)).toBe(false)
    tab.dispatchEvent(new Event('online'))
    expect(await isOver(waiting)).toBe(true)
  })

  test('R41: a visitor who comes back to the tab is reason to try', async () => {
    browser.onLine = false
    const waiting = untilOnline()
    comeBack('visible')
    expect(await isOver(waiting)).toBe(true)
  })
})

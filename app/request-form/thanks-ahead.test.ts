import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { canReachThanks } from './thanks-ahead.ts'

let answer: (request: { signal: AbortSignal }) => Promise<{ ok: boolean }>
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_: string, request: { signal: AbortSignal }) => answer(request))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([true, false])(
  'R36: the thank-you page is gone to when its server says so: %s',
  async (ok) => {
    answer = async () => ({ ok })
    expect(await canReachThanks('/thank-you')).toBe(ok)
  },
)

test('R41: without a connection it is not', async () => {
  answer = async () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await canReachThanks('/thank-you')).toBe(false)
})

test('R41: nor when nobody answers for four seconds', async () => {
  answer = ({ signal }) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    })
  const reached = canReachThanks('/thank-you')
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await reached).toBe(false)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { canShowThankYou } from './prefetch-thank-you.ts'

type FakeFetch = (page: string, init: RequestInit) => Promise<Response>
let answer: FakeFetch
let requests: RequestInit[]
beforeEach(() => {
  vi.useFakeTimers()
  requests = []
  vi.stubGlobal('fetch', (page: string, init: RequestInit) => {
    requests.push(init)
    return answer(page, init)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([200, 503])(
  'navigates to the thank-you page only if it can be shown: %s',
  async (status) => {
    answer = async () => new Response('<html>', { status })
    expect(await canShowThankYou('/thank-you')).toBe(status === 200)
  },
)

test('uses a fresh cached copy without a request', async () => {
  answer = async () => new Response('<html>')
  await canShowThankYou('/thank-you')
  // Any other `cache` mode or method would bypass the cached copy.
  expect(requests).toEqual([{ signal: expect.any(AbortSignal) }])
})

test('cannot be shown offline', async () => {
  answer = async () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await canShowThankYou('/thank-you')).toBe(false)
})

test('cannot be shown if the connection breaks during the transfer', async () => {
  answer = async () =>
    new Response(
      new ReadableStream({
        pull: (controller) => controller.error(new TypeError('network error')),
      }),
    )
  expect(await canShowThankYou('/thank-you')).toBe(false)
})

test('cannot be shown without a response for four seconds', async () => {
  answer = (_, { signal }) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    })
  const shown = canShowThankYou('/thank-you')
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await shown).toBe(false)
})

import { afterEach, expect, test, vi } from 'vitest'
import { reloadWhenReachable } from './reload-when-reachable.ts'

afterEach(() => vi.restoreAllMocks())

test('reloads the page once its server answers; asks when the connection or the visitor returns', async () => {
  const lost = new TypeError('no connection')
  const request = vi.spyOn(window, 'fetch').mockRejectedValue(lost)
  const reload = vi.fn()
  reloadWhenReachable(reload)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => request.mock.calls.length).toBe(2)
  expect(reload).not.toHaveBeenCalled()
  request.mockResolvedValue(new Response())
  dispatchEvent(new Event('online'))
  await expect.poll(() => reload.mock.calls.length).toBe(1)
})

test.each([502, 503, 504])(
  'asks again while a proxy answers %i instead of the server',
  async (status) => {
    vi.useFakeTimers()
    const request = vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status }))
    const reload = vi.fn()
    reloadWhenReachable(reload)
    await vi.advanceTimersByTimeAsync(11_000)
    expect(request.mock.calls.length).toBeGreaterThan(2)
    expect(reload).not.toHaveBeenCalled()
    request.mockResolvedValue(new Response(null, { status: 404 }))
    await vi.advanceTimersByTimeAsync(5000)
    expect(reload).toHaveBeenCalledOnce()
    vi.useRealTimers()
  },
)

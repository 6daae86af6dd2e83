import { expect, test, vi } from 'vitest'
import { reloadWhenReachable } from './reload-when-reachable.ts'

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

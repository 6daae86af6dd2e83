import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retry } from './retry.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Creates a module import that fails `times` times. */
const lost = (times: number) => {
  let left = times
  return vi.fn(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module')
    return 'module'
  })
}

test('imports an available module once', async () => {
  const load = lost(0)
  expect(await retry(load)).toBe('module')
  expect(load).toHaveBeenCalledOnce()
})

test('retries a failed module after 1, 4 and 15 seconds', async () => {
  const load = lost(3)
  const arrived = retry(load)
  for (const [index, pause] of [1_000, 4_000, 15_000].entries()) {
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(load).toHaveBeenCalledTimes(index + 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(load).toHaveBeenCalledTimes(index + 2)
  }
  expect(await arrived).toBe('module')
})

test('rejects after the last attempt', async () => {
  const load = lost(4)
  const arrived = expect(retry(load)).rejects.toThrow('Failed to fetch')
  await vi.runAllTimersAsync()
  await arrived
  expect(load).toHaveBeenCalledTimes(4)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { REGISTER_DELAY_MS, registerWorker } from './register.ts'

const register = vi.fn<(worker: string, options: { readonly scope: string }) => Promise<void>>()
const workers = { register } as unknown as ServiceWorkerContainer

beforeEach(() => {
  vi.useFakeTimers()
  register.mockReset().mockResolvedValue()
})
afterEach(() => vi.useRealTimers())

const registered = () => register.mock.calls.map(([worker, { scope }]) => [worker, scope])

test.each([
  ['en', '/sw.js', '/'],
  ['es-US', '/sw-es.js', '/es'],
])('registers the worker of its language on a page in %s', (language, worker, scope) => {
  registerWorker({ workers, saveData: false, language })
  vi.advanceTimersByTime(REGISTER_DELAY_MS - 1)
  expect(registered()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(registered()).toEqual([[worker, scope]])
})

test('stores nothing with Save-Data', () => {
  registerWorker({ workers, saveData: true, language: 'en' })
  vi.advanceTimersByTime(2 * REGISTER_DELAY_MS)
  expect(registered()).toEqual([])
})

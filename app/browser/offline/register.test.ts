import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { REGISTER_DELAY_MS, registerWorker } from './register.ts'

const register = vi.fn<(worker: string, options: { readonly scope: string }) => Promise<void>>()

beforeEach(() => {
  vi.useFakeTimers()
  register.mockReset().mockResolvedValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['en', false, [['/sw.js', '/']]],
  ['es-US', false, [['/sw-es.js', '/es']]],
  ['en', true, []],
])('on a page in %s with Save-Data %s registers %j', (lang, saveData, expected) => {
  vi.stubGlobal('document', { documentElement: { lang } })
  vi.stubGlobal('navigator', { serviceWorker: { register }, connection: { saveData } })
  registerWorker()
  vi.advanceTimersByTime(REGISTER_DELAY_MS - 1)
  expect(register).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(register.mock.calls.map(([worker, { scope }]) => [worker, scope])).toEqual(expected)
})

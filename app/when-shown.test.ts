import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenShown } from './when-shown.ts'

let page: EventTarget & { prerendering?: boolean }
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('document', page)
})
afterEach(() => vi.unstubAllGlobals())

test.each([undefined, false])(
  'a page that is shown waits for nothing (prerendering: %s)',
  (state) => {
    if (state !== undefined) page.prerendering = state
    const task = vi.fn()
    whenShown(task)
    expect(task).toHaveBeenCalledOnce()
  },
)

test('R52: a page that was made ready ahead waits until it is shown, and does it once', () => {
  page.prerendering = true
  const task = vi.fn()
  whenShown(task)
  expect(task).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('prerenderingchange'))
  page.dispatchEvent(new Event('prerenderingchange'))
  expect(task).toHaveBeenCalledOnce()
})

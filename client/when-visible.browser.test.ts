import { afterEach, expect, test, vi } from 'vitest'
import { whenVisible } from './when-visible.ts'

/** Whether the browser made the page ready ahead; one that cannot says nothing. */
const prerendering = (value: boolean | undefined) =>
  Object.defineProperty(document, 'prerendering', { value, configurable: true })

afterEach(() => Reflect.deleteProperty(document, 'prerendering'))

test.each([undefined, false])(
  'a page that is shown waits for nothing (prerendering: %s)',
  (state) => {
    prerendering(state)
    const task = vi.fn()
    whenVisible(task)
    expect(task).toHaveBeenCalledOnce()
  },
)

test('a page that was made ready ahead waits until it is shown, and does it once', () => {
  prerendering(true)
  const task = vi.fn()
  whenVisible(task)
  expect(task).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('prerenderingchange'))
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(task).toHaveBeenCalledOnce()
})

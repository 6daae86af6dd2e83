import { afterEach, expect, test, vi } from 'vitest'
import { whenVisible } from './when-visible.ts'

/** Sets `document.prerendering`; `undefined` in browsers without prerendering. */
const prerendering = (value: boolean | undefined) =>
  Object.defineProperty(document, 'prerendering', { value, configurable: true })

afterEach(() => Reflect.deleteProperty(document, 'prerendering'))

test.each([undefined, false])('runs at once on a visible page (prerendering: %s)', (state) => {
  prerendering(state)
  const task = vi.fn()
  whenVisible(task)
  expect(task).toHaveBeenCalledOnce()
})

test('waits for the activation of a prerendered page and runs once', () => {
  prerendering(true)
  const task = vi.fn()
  whenVisible(task)
  expect(task).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('prerenderingchange'))
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(task).toHaveBeenCalledOnce()
})

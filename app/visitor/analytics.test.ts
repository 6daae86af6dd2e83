import { expect, test, vi } from 'vitest'
import { loadAnalytics } from './analytics.ts'

/** A page whose head names this script. */
function pageWith(content?: string) {
  const script = Object.assign(new EventTarget(), { src: '' })
  const append = vi.fn()
  const page = {
    querySelector: () => (content === undefined ? null : { content }),
    createElement: () => script,
    head: { append },
  } as unknown as Document
  return { page, script, append }
}

test('R63: the owner’s script is put on the page, and what waits for it hears that it came', () => {
  const { page, script, append } = pageWith('/analytics.js')
  const loaded = vi.fn()
  loadAnalytics(page, loaded)
  expect(script.src).toBe('/analytics.js')
  expect(append).toHaveBeenCalledExactlyOnceWith(script)
  expect(loaded).not.toHaveBeenCalled()
  script.dispatchEvent(new Event('load'))
  expect(loaded).toHaveBeenCalledOnce()
})

test('R63: as delivered nothing is loaded', () => {
  const { page, append } = pageWith()
  loadAnalytics(page, () => expect.fail('nothing came'))
  expect(append).not.toHaveBeenCalled()
})

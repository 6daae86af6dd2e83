import { expect, test, vi } from 'vitest'
import { loadAnalytics } from './analytics.ts'

test('adds the owner’s script to the page and calls back when it has loaded', () => {
  const script = Object.assign(new EventTarget(), { src: '' })
  const append = vi.fn()
  vi.stubGlobal('document', { createElement: () => script, head: { append } })
  const loaded = vi.fn()
  loadAnalytics('/analytics.js', loaded)
  expect(script.src).toBe('/analytics.js')
  expect(append).toHaveBeenCalledExactlyOnceWith(script)
  expect(loaded).not.toHaveBeenCalled()
  script.dispatchEvent(new Event('load'))
  expect(loaded).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

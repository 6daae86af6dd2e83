import { afterEach, expect, test, vi } from 'vitest'
import { markSubmitted, wasJustSubmitted } from './visit-storage.ts'

function storageOver(map: Map<string, string>) {
  return {
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
    removeItem: (name: string) => void map.delete(name),
  }
}

afterEach(() => vi.unstubAllGlobals())

test('R36, R52: a request that was sent sets fromFormSubmission in the tab and counts on the device', () => {
  const device = new Map<string, string>()
  const tab = new Map<string, string>()
  vi.stubGlobal('window', { localStorage: storageOver(device), sessionStorage: storageOver(tab) })
  expect(wasJustSubmitted()).toBe(false)
  markSubmitted()
  expect(tab).toEqual(new Map([['fromFormSubmission', 'true']]))
  expect(device).toEqual(new Map([['submissionCount', '1']]))
  expect(wasJustSubmitted()).toBe(true)
})

test('R36: the thank-you page knows of it even where the browser keeps nothing', () => {
  vi.stubGlobal('window', {
    get sessionStorage(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
    localStorage: null,
  })
  expect(wasJustSubmitted()).toBe(false)
  expect(markSubmitted).not.toThrow()
  expect(wasJustSubmitted()).toBe(true)
})

import { afterEach, expect, test, vi } from 'vitest'
import { markSubmitted } from './visit-storage.ts'

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
  markSubmitted()
  expect(tab).toEqual(new Map([['fromFormSubmission', 'true']]))
  expect(device).toEqual(new Map([['submissionCount', '1']]))
})

test('R36: a browser that keeps nothing does no harm', () => {
  vi.stubGlobal('window', {
    get sessionStorage(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
    localStorage: null,
  })
  expect(markSubmitted).not.toThrow()
})

import { beforeEach, expect, test, vi } from 'vitest'
import { markSubmitted } from './mark-submitted.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a sent submission sets fromFormSubmission in the tab and is counted on the device', () => {
  markSubmitted()
  expect(Object.entries(sessionStorage)).toEqual([['fromFormSubmission', 'true']])
  expect(Object.entries(localStorage)).toEqual([['submissionCount', '1']])
})

test('tolerates a browser without storage', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(null as unknown as Storage)
  expect(markSubmitted).not.toThrow()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AddressLookup, AddressSuggestion } from './address-lookup.ts'
import { createDelayedSearch, SEARCH_DELAY_MS } from './delayed-search.ts'
import { suggestion } from './suggestion.fixture.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const found = (text: string) => [suggestion(text)]

function setUp(lookup: AddressLookup) {
  const queries: string[] = []
  const shown: string[][] = []
  const search = createDelayedSearch({
    lookup(text) {
      queries.push(text)
      return lookup(text)
    },
    onFound: (items) => shown.push(items.map(({ id }) => id)),
  })
  return { search, queries, shown }
}

test('searches after a pause in typing, with the current text', async () => {
  const { search, queries, shown } = setUp(() => Promise.resolve(found('Main St')))
  for (const text of ['100', '100 M', ' 100 Main ']) {
    search.typed(text)
    await vi.advanceTimersByTimeAsync(SEARCH_DELAY_MS - 1)
  }
  expect(queries).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(queries).toEqual(['100 Main'])
  expect(shown).toEqual([['Main St']])
})

test('clears the list without a search for short text', async () => {
  const { search, queries, shown } = setUp(() => Promise.resolve(found('x')))
  search.typed('10 ')
  await vi.runAllTimersAsync()
  expect(queries).toEqual([])
  expect(shown).toEqual([[]])
})

test('ignores an outdated answer', async () => {
  const answers = new Map<string, (found: AddressSuggestion[]) => void>()
  const { search, shown } = setUp((text) => new Promise((resolve) => answers.set(text, resolve)))
  search.typed('first')
  await vi.advanceTimersByTimeAsync(SEARCH_DELAY_MS)
  search.typed('second')
  await vi.advanceTimersByTimeAsync(SEARCH_DELAY_MS)
  answers.get('second')?.(found('two'))
  answers.get('first')?.(found('one'))
  await vi.runAllTimersAsync()
  expect(shown).toEqual([['two']])
})

test('ignores an answer after the field has lost focus', async () => {
  const { search, shown } = setUp(() => Promise.resolve(found('late')))
  search.typed('100 Main')
  search.cancel()
  await vi.runAllTimersAsync()
  expect(shown).toEqual([])
})

test('clears the list when nothing is found', async () => {
  const { search, shown } = setUp(() => Promise.resolve([]))
  search.typed('100 Main')
  await vi.runAllTimersAsync()
  expect(shown).toEqual([[]])
})

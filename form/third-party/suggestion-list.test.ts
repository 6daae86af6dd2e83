import { expect, test } from 'vitest'
import type { AddressSuggestion } from './address-lookup.ts'
import { NO_SUGGESTIONS, type SuggestionEvent, suggestionList } from './suggestion-list.ts'

const item = (id: string): AddressSuggestion => ({
  id,
  main: id,
  secondary: '',
  text: id,
  choose: () => Promise.resolve({ formatted: id, location: null }),
})
const items = [item('a'), item('b'), item('c')]

const after = (...events: readonly SuggestionEvent['type'][]) =>
  events
    .map((type): SuggestionEvent => (type === 'found' ? { type, items } : { type }))
    .reduce(suggestionList, NO_SUGGESTIONS)

test('shows what was found with nothing chosen', () => {
  expect(after('found')).toEqual({ items, active: null })
  expect(after('found', 'next', 'found').active).toBeNull()
})

test.each([
  [['next'], 0],
  [['next', 'next', 'next'], 2],
  [['next', 'next', 'next', 'next'], null],
  [['previous'], 2],
  [['previous', 'previous', 'previous', 'previous'], null],
  [['next', 'previous'], null],
] as const)('the arrows %j lead to item %s', (arrows, active) => {
  expect(after('found', ...arrows).active).toBe(active)
})

test('clears the list on closing; without a list the arrows do nothing', () => {
  expect(after('found', 'next', 'closed')).toEqual(NO_SUGGESTIONS)
  expect(after('next', 'previous')).toEqual(NO_SUGGESTIONS)
})

import { expect, test } from 'vitest'
import { NO_SUGGESTIONS, type SuggestionEvent, suggestionList } from './suggestion-list.ts'
import { suggestion } from './suggestion.fixture.ts'

const items = ['a', 'b', 'c'].map((text) => suggestion(text))

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

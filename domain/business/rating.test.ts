import { expect, test } from 'vitest'
import { business, type Business } from './business.ts'
import { DEFAULT_BUSINESS_NAME } from './default-business.ts'
import { hasFiveStars, isTopRated, shownRating } from './rating.ts'

const businessWith = (more: Partial<Business>): Business => ({
  ...business,
  name: 'Cliffside Lock Service',
  rating: { value: 4.8, count: 12 },
  unconfirmed: [],
  ...more,
})

test('shows a confirmed rating unchanged', () => {
  expect(shownRating(businessWith({}))).toEqual({ value: 4.8, count: 12, sample: false })
})

test('hides an unconfirmed rating under another business name', () => {
  expect(shownRating(businessWith({ unconfirmed: ['rating'] }))).toBeNull()
})

test('shows the delivered rating as a sample', () => {
  expect(
    shownRating(businessWith({ name: DEFAULT_BUSINESS_NAME, unconfirmed: ['rating'] }))?.sample,
  ).toBe(true)
})

test('a business without a rating shows none and is not top-rated', () => {
  expect(shownRating(businessWith({ rating: null }))).toBeNull()
  expect(isTopRated(businessWith({ rating: null }))).toBe(false)
})

test.each([
  [4.5, 20, true],
  [4.4, 150, false],
  [5, 19, false],
])('%d of 5 by %d customers is top-rated: %s', (value, count, expected) => {
  expect(isTopRated(businessWith({ rating: { value, count } }))).toBe(expected)
})

test.each([
  [4.9, 38, true],
  [4.8, 38, false],
  [5, 19, false],
])('%d of 5 by %d customers are five stars: %s', (value, count, expected) => {
  expect(hasFiveStars(businessWith({ rating: { value, count } }))).toBe(expected)
})

import { expect, test } from 'vitest'
import { business, type Business } from './business.ts'
import { DEFAULT_BUSINESS_NAME } from './default-business.ts'
import { isTopRated, shownRating } from './rating.ts'

const firm = (more: Partial<Business>): Business => ({
  ...business,
  name: 'Cliffside Lock Service',
  rating: { value: 4.8, count: 12 },
  unconfirmed: [],
  ...more,
})

test('a rating that its owner has confirmed is told as it is', () => {
  expect(shownRating(firm({}))).toEqual({ value: 4.8, count: 12, sample: false })
})

test('one that nobody has confirmed is never told under the name of another firm', () => {
  expect(shownRating(firm({ unconfirmed: ['rating'] }))).toBeNull()
})

test('as delivered it is told, as a sample', () => {
  expect(shownRating(firm({ name: DEFAULT_BUSINESS_NAME, unconfirmed: ['rating'] }))?.sample).toBe(
    true,
  )
})

test('a firm without a rating tells none and is not top-rated', () => {
  expect(shownRating(firm({ rating: null }))).toBeNull()
  expect(isTopRated(firm({ rating: null }))).toBe(false)
})

test.each([
  [4.5, true],
  [4.4, false],
])('with %d of 5 the words of five stars stand: %s', (value, expected) => {
  expect(isTopRated(firm({ rating: { value, count: 3 } }))).toBe(expected)
})

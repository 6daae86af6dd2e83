import { describe, expect, test } from 'vitest'
import { bestEncoding, matchesETag } from './negotiation.ts'

describe('the content coding of a response', () => {
  const all = ['br', 'gzip', 'identity'] as const

  test.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['br;q=0.0, gzip; q=1', 'gzip'],
    ['gzip;q=0, br;q=0', 'identity'],
    ['*', 'identity'],
    ['identity', 'identity'],
    ['identity;q=0, gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', 'identity'],
    ['', 'identity'],
    [';;;,,q=', 'identity'],
  ])('for %s chooses %s', (header, expected) => {
    expect(bestEncoding(header, all)).toBe(expected)
  })

  test('chooses only available codings', () => {
    expect(bestEncoding('br, gzip', ['gzip', 'identity'])).toBe('gzip')
    expect(bestEncoding('br, gzip', ['identity'])).toBe('identity')
  })
})

describe('matchesETag', () => {
  test.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    [undefined, false],
  ])('compares %s with "a": %s', (header, expected) => {
    expect(matchesETag(header, '"a"')).toBe(expected)
  })
})

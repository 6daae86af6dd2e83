import { describe, expect, test } from 'vitest'
import { bestEncoding, type Encoding, holdsTag, readAccepted } from './negotiation.ts'

const chooseEncoding = (header: string, available: readonly Encoding[]): Encoding =>
  bestEncoding(readAccepted(header), available)

describe('the coding of an answer', () => {
  const all = ['br', 'gzip', 'identity'] as const

  test.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['gzip;q=0, br;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['identity', 'identity'],
    ['identity;q=0, gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', 'identity'],
    ['', 'identity'],
    [';;;,,q=', 'identity'],
  ])('%s gets %s', (header, expected) => {
    expect(chooseEncoding(header, all)).toBe(expected)
  })

  test('what is not there is not chosen', () => {
    expect(chooseEncoding('br, gzip', ['gzip', 'identity'])).toBe('gzip')
    expect(chooseEncoding('br, gzip', ['identity'])).toBe('identity')
  })
})

describe('holdsTag', () => {
  test.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    [undefined, false],
  ])('%s against "a": %s', (header, expected) => {
    expect(holdsTag(header, '"a"')).toBe(expected)
  })
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanLine, cleanProse, truncate } from './clean-text.ts'

test('cleanProse keeps line breaks and tabs and removes control characters', () => {
  expect(cleanProse(' Gate\tcode\r\nring\rtwice\n ')).toBe('Gate\tcode\nring\ntwice')
  expect(cleanProse('a\u0000b\u001bc\u007fd')).toBe('abcd')
})

test('cleanLine returns a single line', () => {
  expect(cleanLine('Ann\r\nBcc: all@keys.example')).toBe('Ann Bcc: all@keys.example')
})

test('replaces an unpaired surrogate and keeps a pair', () => {
  expect(cleanLine('\ud83d')).toBe('\ufffd')
  expect(cleanLine('🔑 José')).toBe('🔑 José')
})

test('is idempotent', () => {
  const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units))
  fc.assert(
    fc.property(anyText, (text) => {
      expect(cleanProse(cleanProse(text))).toBe(cleanProse(text))
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text))
    }),
  )
})

test.each([
  ['a number that would be read backwards', 'call \u202e4567\u202c', 'call 4567'],
  ['isolates', '\u2066a\u2069', 'a'],
  ['a zero-width space', '20\u200b19', '2019'],
  ['a byte order mark and a soft hyphen', '\ufeffa\u00adb', 'ab'],
  ['a blank that is a letter', 'a\u3164', 'a'],
  ['other spaces', 'a\u00a0b\u2003c\u202fd', 'a b c d'],
])('removes %s', (_what, text, clean) => {
  expect(cleanLine(text)).toBe(clean)
  expect(cleanProse(text)).toBe(clean)
})

test.each(['👨‍👩‍👧', '❤️', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'می‌خواهم', 'José', 'שלום'])('keeps %s', (text) => {
  expect(cleanLine(text)).toBe(text)
})

test('makes one line of every line end', () => {
  expect(cleanLine('a\r\nb\u2028c\u2029d\u0085e')).toBe('a b c d e')
  expect(cleanProse('a\r\nb\u2028c\u2029d\u0085e')).toBe('a\nb\nc\nd\ne')
})

describe('truncate', () => {
  test('keeps a text that is short enough', () => {
    expect(truncate('abc', 3)).toBe('abc')
  })

  test('counts characters, not code units, and adds an ellipsis', () => {
    expect(truncate('🔑🔑🔑🔑', 3)).toBe('🔑🔑…')
  })
})

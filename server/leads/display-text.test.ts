import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { truncate, toSingleLine, toMultiLine } from './display-text.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 60 })
// oxlint-disable-next-line no-control-regex -- what must not be left
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

describe('toSingleLine', () => {
  test('replaces line ends and control characters by one space', () => {
    expect(toSingleLine(' a\r\nBcc: b\t\u0000c\u2028d ')).toBe('a Bcc: b c d')
  })

  test('removes bidirectional control characters', () => {
    expect(toSingleLine('a\u202Eb\u2066c')).toBe('abc')
  })

  test('replaces a lone surrogate by the replacement character', () => {
    expect(toSingleLine('a\ud83d')).toBe('a\ufffd')
  })

  test('leaves no control character in any text', () => {
    fc.assert(fc.property(anyText, (text) => !CONTROL.test(toSingleLine(text))))
  })
})

describe('toMultiLine', () => {
  test('keeps line ends, as \\n', () => {
    expect(toMultiLine('a\r\nb\rc\u2029d\n\te\u0007')).toBe('a\nb\nc\nd\n e')
  })

  test('leaves no control character but \\n in any text', () => {
    fc.assert(fc.property(anyText, (text) => !CONTROL.test(toMultiLine(text).replaceAll('\n', ''))))
  })
})

describe('truncate', () => {
  test('keeps a text that is short enough', () => {
    expect(truncate('abc', 3)).toBe('abc')
  })

  test('counts characters, not code units, and adds an ellipsis', () => {
    expect(truncate('🔑🔑🔑🔑', 3)).toBe('🔑🔑…')
  })
})

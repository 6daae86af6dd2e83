import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { truncate, headerAddress, toSingleLine, toMultiLine } from './clean-text.ts'

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

describe('headerAddress', () => {
  test('accepts an ordinary address unchanged', () => {
    expect(headerAddress(' zoe.a+keys@mail.visitor.example ')).toBe(
      'zoe.a+keys@mail.visitor.example',
    )
  })

  test.each([
    ['two addresses', 'a@b.example,c@d.example'],
    ['a name with it', 'Zoë <a@b.example>'],
    ['a line end', 'a@b.example\r\nBcc: c@d.example'],
    ['quotes', '"a b"@c.example'],
    ['a group', 'staff:a@b.example;'],
    ['a comment', 'a@b.example(c)'],
    ['letters beyond ASCII', 'zoë@visitor.example'],
    ['no dot', 'a@b'],
    ['too long', `${'a'.repeat(250)}@b.example`],
    ['nothing', ''],
  ])('refuses an address with %s', (_what, email) => {
    expect(headerAddress(email)).toBeNull()
  })

  test('leaves no room for a second header or address in any text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.emailAddress()), (text) => {
        const address = headerAddress(text)
        if (address === null) return
        expect(address).toMatch(/^[!-~]+$/)
        expect(address).not.toMatch(/[,;:<>()[\]"\\]/)
      }),
    )
  })
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mailAddress } from './email.ts'

describe('mailAddress', () => {
  test('accepts an ordinary address unchanged', () => {
    expect(mailAddress(' zoe.a+keys@mail.visitor.example ')).toBe('zoe.a+keys@mail.visitor.example')
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
    expect(mailAddress(email)).toBeNull()
  })

  test('leaves no room for a second header or address in any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.emailAddress()),
        (text) => {
          const address = mailAddress(text)
          if (address === null) return
          expect(address).toMatch(/^[!-~]+$/)
          expect(address).not.toMatch(/[,;:<>()[\]"\\]/)
        },
      ),
    )
  })
})

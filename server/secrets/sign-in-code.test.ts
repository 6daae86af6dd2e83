import { expect, test } from 'vitest'
import { codeOfMail, hashOfCode, readCode } from './sign-in-code.ts'

test('derives six digits per mail, the same at every attempt, and only with the secret', () => {
  const codes = Array.from({ length: 500 }, (_, index) => codeOfMail('secret', `mail ${index}`))
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(new Set(codes).size).toBeGreaterThan(490)
  expect(codeOfMail('secret', 'mail 0')).toBe(codes[0])
  expect(codeOfMail('another', 'mail 0')).not.toBe(codes[0])
})

test('binds the stored hash of a code to its attempt', () => {
  expect(hashOfCode('one', '123456')).not.toBe(hashOfCode('other', '123456'))
})

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['12345', null],
  ['1234567', null],
  ['', null],
])('reads %j as %j', (typed, code) => expect(readCode(typed)).toBe(code))

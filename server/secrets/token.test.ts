import { expect, test } from 'vitest'
import { hashOfToken, randomToken } from './token.ts'

test('creates random tokens of 128 bits', () => {
  const tokens = new Set(Array.from({ length: 100 }, randomToken))
  expect(tokens.size).toBe(100)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{22}$/)
})

test('hashes a token with SHA-256', () => {
  // SHA-256 of "abc" (FIPS 180-4, example B.1).
  expect(hashOfToken('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})

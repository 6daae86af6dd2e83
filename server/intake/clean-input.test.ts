import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanProse } from './clean-input.ts'

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

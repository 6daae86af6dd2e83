import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanProse } from './clean-text.ts'

test('prose keeps its lines and tabs and loses what no one typed', () => {
  expect(cleanProse(' Gate\tcode\r\nring\rtwice\n ')).toBe('Gate\tcode\nring\ntwice')
  expect(cleanProse('a\u0000b\u001bc\u007fd')).toBe('abcd')
})

test('a line stays one line', () => {
  expect(cleanLine('Ann\r\nBcc: all@keys.example')).toBe('Ann Bcc: all@keys.example')
})

test('half a surrogate pair is replaced, a whole one is kept', () => {
  expect(cleanLine('\ud83d')).toBe('\ufffd')
  expect(cleanLine('🔑 José')).toBe('🔑 José')
})

test('cleaning twice changes nothing more', () => {
  const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units))
  fc.assert(
    fc.property(anyText, (text) => {
      expect(cleanProse(cleanProse(text))).toBe(cleanProse(text))
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text))
    }),
  )
})

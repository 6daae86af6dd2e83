import { expect, test } from 'vitest'
import { lettering } from './letters.ts'

const SIGN = { x: 100, y: 10, height: 25, color: '#000000' }

test('lettering centers a word', () => {
  const left = (word: string): number =>
    Number(/translate\(([\d.]+)/.exec(lettering(word, SIGN))?.[1])
  expect(left('I')).toBeCloseTo(100 - 3.5 / 2, 1)
  expect(left('NN')).toBeLessThan(left('N'))
})

test('lettering throws for a character without a glyph', () => {
  expect(() => lettering('Ö', SIGN)).toThrow(RangeError)
})

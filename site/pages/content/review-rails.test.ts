import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitIntoRails } from './review-rails.ts'

test.each([
  { tags: 1, lengths: [1] },
  { tags: 4, lengths: [2, 2] },
  { tags: 5, lengths: [3, 2] },
  { tags: 8, lengths: [4, 4] },
  { tags: 9, lengths: [3, 3, 3] },
])('$tags tags hang as $lengths', ({ tags, lengths }) => {
  expect(splitIntoRails(Array.from({ length: tags })).map((rail) => rail.length)).toEqual(lengths)
})

test('keeps all tags in order, with one to four on each rail', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 200 }), (tags) => {
      const hung = splitIntoRails(tags)
      expect(hung.flat()).toEqual(tags)
      for (const rail of hung) {
        expect(rail.length).toBeGreaterThan(0)
        expect(rail.length).toBeLessThanOrEqual(4)
      }
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitIntoRows } from './split-into-rows.ts'

test.each([
  { tags: 1, lengths: [1] },
  { tags: 3, lengths: [3] },
  { tags: 4, lengths: [2, 2] },
  { tags: 5, lengths: [3, 2] },
  { tags: 8, lengths: [4, 4] },
  { tags: 9, lengths: [3, 3, 3] },
])('$tags tags hang as $lengths', ({ tags, lengths }) => {
  expect(splitIntoRows(Array.from({ length: tags })).map((row) => row.length)).toEqual(lengths)
})

test('keeps all tags in order, with one to four on each row', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 200 }), (tags) => {
      const hung = splitIntoRows(tags)
      expect(hung.flat()).toEqual(tags)
      for (const row of hung) {
        expect(row.length).toBeGreaterThan(0)
        expect(row.length).toBeLessThanOrEqual(4)
      }
    }),
  )
})

import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { smallestBrotli } from './smallest-brotli.ts'

const plain = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** Returns text that compresses to about this many bytes of brotli. */
function words(bytes: number): string {
  let state = 7
  let text = ''
  // Most of the words are new, so the text is no smaller than this.
  while (text.length < bytes || plain(text) < bytes)
    for (let index = 0; index < 200; index++) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      text += `${(state >>> 16).toString(36)}-${(state >>> 28).toString(36)} `
    }
  return text
}

test.each([
  ['far below the window', 2_000],
  ['near the window', 14_300],
  ['far above the window', 20_000],
])('restores a text %s, never larger than plain brotli', async (_, bytes) => {
  const text = words(bytes)
  const brotli = await smallestBrotli(Buffer.from(text))
  expect(brotliDecompressSync(brotli).toString()).toBe(text)
  expect(brotli.length).toBeLessThanOrEqual(plain(text))
})

test('is smaller near the first congestion window, independent of single letters', async () => {
  const text = words(14_300)
  const brotli = await smallestBrotli(Buffer.from(text))
  expect(brotli.length).toBeLessThan(plain(text))
})

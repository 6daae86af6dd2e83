import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Bytes about the first window of a connection (RFC 6928): there fifty more or fewer are a round trip. */
const FIRST_CONGESTION_WINDOW = { from: 14_000, to: 16_000 }

/**
 * Ways to code the distance of a repetition (RFC 7932, section 4): bits of
 * postfix, direct codes. Which is the shortest hangs on every letter of a text;
 * the name of a script may change a page by sixty bytes.
 */
const DISTANCE_CODES = [
  [0, 1],
  [2, 4],
  [3, 8],
  [3, 32],
] as const

/** @returns brotli at its best, some 80 ms for a page, on a thread of its own; where it nearly fits the first window, the shortest of five */
export async function smallestBrotli(source: Buffer): Promise<Buffer> {
  const encode = (postfix: number, direct: number) =>
    compress(source, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        [constants.BROTLI_PARAM_NDIRECT]: direct,
      },
    })
  let smallest = await encode(0, 0)
  if (
    smallest.length < FIRST_CONGESTION_WINDOW.from ||
    smallest.length > FIRST_CONGESTION_WINDOW.to
  )
    return smallest
  for (const [postfix, direct] of DISTANCE_CODES) {
    const other = await encode(postfix, direct)
    if (other.length < smallest.length) smallest = other
  }
  return smallest
}

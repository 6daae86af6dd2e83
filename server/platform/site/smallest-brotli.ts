import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/**
 * Bytes around the first congestion window of a connection (RFC 6928), where fifty bytes can cost a
 * round trip.
 */
const FIRST_CONGESTION_WINDOW = { from: 14_000, to: 16_000 }

/**
 * Ways to code the distance of a repetition (RFC 7932, section 4): bits of postfix, direct codes.
 * The shortest depends on every letter of the text; the name of a script may change a page by sixty
 * bytes.
 */
const DISTANCE_CODES = [
  [0, 1],
  [2, 4],
  [3, 8],
  [3, 32],
] as const

/**
 * Compresses with the best brotli, about 80 ms per page in the thread pool. Near the first
 * congestion window, tries five variants and returns the shortest.
 */
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

/** Takes a few milliseconds per page; within some percent of the best. */
const FAST_QUALITY = 6

/** Compresses fast, for files that are compressed again later. */
export const fastBrotli = (source: Buffer): Promise<Buffer> =>
  compress(source, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: FAST_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  })

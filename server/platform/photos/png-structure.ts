import type { StillPhoto } from './still-photo.ts'
import { isAnotherFile } from './trailer.ts'

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1')
/** Length, type and checksum of a chunk. */
const CHUNK_OVERHEAD = 12
const FIRST_CHUNK_END = 33
/**
 * Chunks that the decoder gets. The others, such as compressed texts and color profiles, may
 * decompress to any size.
 */
const NEEDED = new Set(['IHDR', 'PLTE', 'tRNS', 'eXIf', 'IDAT', 'IEND'])
/** Only animations have it. */
const ANIMATION = 'acTL'

export const isPng = (file: Buffer): boolean => file.subarray(0, SIGNATURE.length).equals(SIGNATURE)

/**
 * Reads the structure of a PNG (https://www.w3.org/TR/png-3/#5DataRep); `null` if it is none, or
 * animated.
 */
export function readPng(file: Buffer): StillPhoto | null {
  if (file.length < FIRST_CHUNK_END || file.toString('latin1', 12, 16) !== 'IHDR') return null
  const kept: Buffer[] = [SIGNATURE]
  let at = SIGNATURE.length
  let keptFrom = at
  while (at + CHUNK_OVERHEAD <= file.length) {
    const type = file.toString('latin1', at + 4, at + 8)
    if (type === ANIMATION) return null
    const end = at + file.readUInt32BE(at) + CHUNK_OVERHEAD
    if (!NEEDED.has(type)) {
      if (at > keptFrom) kept.push(file.subarray(keptFrom, at))
      keptFrom = end
    }
    at = end
    if (type !== 'IEND') continue
    if (at > file.length || isAnotherFile(file.subarray(at))) return null
    return {
      width: file.readUInt32BE(16),
      height: file.readUInt32BE(20),
      isDeep: file[24] === 16,
      image: Buffer.concat([...kept, file.subarray(keptFrom, at)]),
      probe: null,
    }
  }
  return null
}

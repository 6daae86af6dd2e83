import { PHOTO_LIMITS } from '#domain/photo-limits.ts'

/** Why a file is refused before it is decoded. */
export type PhotoProblem = 'unreadable' | 'tooLarge'

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Checks the structure of a file without decoding it: one still JPEG or PNG within the limits on
 * pixels and scans. Refuses animations, and files that go on after the image in another format,
 * except with what cameras append.
 * @returns `null` if the file may be decoded
 */
export function inspectPhoto(file: Buffer): PhotoProblem | null {
  const size = file.subarray(0, 8).equals(PNG_SIGNATURE) ? sizeOfPng(file) : sizeOfJpeg(file)
  const pixels = size === null ? 0 : size.width * size.height
  if (pixels === 0) return 'unreadable'
  return pixels > PHOTO_LIMITS.pixels ? 'tooLarge' : null
}

const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1')
/** Length, type and checksum of a chunk. */
const PNG_CHUNK_OVERHEAD = 12
const chunkType = (name: string): number => Buffer.from(name, 'latin1').readUInt32BE(0)
const IHDR = chunkType('IHDR')
const IEND = chunkType('IEND')
/** Only animations have it. */
const ACTL = chunkType('acTL')

/**
 * Source: https://www.w3.org/TR/png-3/#5DataRep. 16 bits per channel would take twice the memory.
 */
function sizeOfPng(file: Buffer): Size | null {
  if (file.length < 33 || file.readUInt32BE(12) !== IHDR || file[24] === 16) return null
  let at = PNG_SIGNATURE.length
  while (at + PNG_CHUNK_OVERHEAD <= file.length) {
    const type = file.readUInt32BE(at + 4)
    if (type === ACTL) return null
    at += file.readUInt32BE(at) + PNG_CHUNK_OVERHEAD
    if (type !== IEND) continue
    const isLast = at === file.length
    return isLast ? { width: file.readUInt32BE(16), height: file.readUInt32BE(20) } : null
  }
  return null
}

const START_OF_IMAGE = 0xffd8
const MARKER = 0xff
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda

/** C0 to CF, except C4, C8 and CC, which are tables. */
const isStartOfFrame = (marker: number): boolean =>
  marker === 0xc0 || (marker > 0xc0 && marker <= 0xcf && marker % 4 !== 0)

/** Source: ITU-T T.81, annex B. */
function sizeOfJpeg(file: Buffer): Size | null {
  if (file.length < 4 || file.readUInt16BE(0) !== START_OF_IMAGE) return null
  let size: Size | null = null
  let scans = 0
  let at = 2
  while (at + 9 <= file.length && file[at] === MARKER) {
    const marker = file[at + 1] ?? 0
    if (isStartOfFrame(marker)) {
      // A second frame would replace the size that is checked.
      if (size !== null) return null
      size = { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
    }
    at += 2 + file.readUInt16BE(at + 2)
    if (marker !== START_OF_SCAN) continue
    if (++scans > PHOTO_LIMITS.scans) return null
    at = endOfScan(file, at)
    if (file[at + 1] === END_OF_IMAGE) return isCameraTrailer(file.subarray(at + 2)) ? size : null
  }
  return null
}

/**
 * Returns the position of the marker after a scan's data, which contains stuffed zeros and
 * restarts.
 */
function endOfScan(file: Buffer, from: number): number {
  for (let at = from; at + 1 < file.length; at++) {
    const next = file[at + 1] ?? 0
    const isRestart = next >= 0xd0 && next <= 0xd7
    if (file[at] === MARKER && next !== 0 && next !== MARKER && !isRestart) return at
  }
  return file.length
}

const MAX_PADDING_BYTES = 64 * 1024

/**
 * Cameras append more pictures (CIPA DC-007), the video of a motion photo, or Samsung's records,
 * some of them after zeros. The decoder reads none of it.
 */
function isCameraTrailer(trailer: Buffer): boolean {
  const start = trailer.subarray(0, MAX_PADDING_BYTES).findIndex((byte) => byte !== 0)
  if (start === -1) return trailer.length <= MAX_PADDING_BYTES
  return (
    (start + 2 <= trailer.length && trailer.readUInt16BE(start) === START_OF_IMAGE) ||
    trailer.toString('latin1', 4, 8) === 'ftyp' ||
    trailer.toString('latin1', trailer.length - 4) === 'SEFT'
  )
}

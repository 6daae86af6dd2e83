import type { StillPhoto } from './still-photo.ts'
import { isAnotherFile } from './trailer.ts'

/** 'RIFF', length, 'WEBP'. */
const HEADER_LENGTH = 12
const CHUNK_HEADER_LENGTH = 8

type Size = Pick<StillPhoto, 'width' | 'height'>

export const isWebp = (file: Buffer): boolean =>
  file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP'

/** Reads the structure of a WebP file (RFC 9649); `null` if it is none, or animated. */
export function readWebp(file: Buffer): StillPhoto | null {
  if (file.length < HEADER_LENGTH) return null
  const end = CHUNK_HEADER_LENGTH + file.readUInt32LE(4)
  if (end > file.length || isAnotherFile(file.subarray(end))) return null
  const image = file.subarray(0, end)
  let canvas: Size | null = null
  let picture: Size | null = null
  let at = HEADER_LENGTH
  while (at + CHUNK_HEADER_LENGTH <= end) {
    const type = image.toString('latin1', at, at + 4)
    const length = image.readUInt32LE(at + 4)
    const data = image.subarray(at + CHUNK_HEADER_LENGTH, at + CHUNK_HEADER_LENGTH + length)
    if (data.length < length || type === 'ANIM' || type === 'ANMF') return null
    if (type === 'VP8X') {
      if (canvas !== null) return null
      canvas = sizeOfCanvas(data)
      if (canvas === null) return null
    }
    if (type === 'VP8 ' || type === 'VP8L') {
      if (picture !== null) return null
      picture = type === 'VP8 ' ? sizeOfLossy(data) : sizeOfLossless(data)
      if (picture === null) return null
    }
    at += CHUNK_HEADER_LENGTH + length + (length % 2)
  }
  if (picture === null) return null
  const { width, height } = canvas ?? picture
  // A still picture fills its canvas; the decoder would allocate either.
  return width === picture.width && height === picture.height
    ? { width, height, isDeep: false, image, probe: null }
    : null
}

const sizeOfCanvas = (data: Buffer): Size | null =>
  data.length < 10 ? null : { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 }

/** RFC 6386, 9.1: three bytes, a start code, two sizes of 14 bits. */
const sizeOfLossy = (data: Buffer): Size | null =>
  data.length < 10 || data.readUIntBE(3, 3) !== 0x9d012a
    ? null
    : { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }

/** RFC 9649, 3.4: a signature byte, two sizes of 14 bits, minus one. */
function sizeOfLossless(data: Buffer): Size | null {
  if (data.length < 5 || data[0] !== 0x2f) return null
  const bits = data.readUInt32LE(1)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

import { PHOTO_LIMITS } from '#domain/submission/photo-limits.ts'
import type { StillPhoto } from './still-photo.ts'
import { isAnotherFile } from './trailer.ts'

const START_OF_IMAGE = 0xffd8
const MARKER = 0xff
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda
const END = Buffer.from([MARKER, END_OF_IMAGE])
/** Scan data that no missing part of a picture equals by chance. */
const MORE_DATA = Buffer.from('37c1a54e9b026d58e3f417ac62d9308b'.repeat(8), 'hex')

/** C0 to CF, except C4, C8 and CC, which are tables. */
const isStartOfFrame = (marker: number): boolean =>
  marker === 0xc0 || (marker > 0xc0 && marker <= 0xcf && marker % 4 !== 0)

/** Reads the structure of a JPEG (ITU-T T.81, annex B); `null` if it is none. */
export function readJpeg(file: Buffer): StillPhoto | null {
  if (file.length < 4 || file.readUInt16BE(0) !== START_OF_IMAGE) return null
  let size: Pick<StillPhoto, 'width' | 'height' | 'isDeep'> | null = null
  let scans = 0
  let at = 2
  for (;;) {
    // Any marker may be preceded by fill bytes (B.1.1.2).
    if (file[at] !== MARKER && at < file.length) return null
    while (file[at + 1] === MARKER) at++
    const marker = file[at + 1]
    if (marker === undefined) break
    if (marker === END_OF_IMAGE) {
      if (size === null || scans === 0 || isAnotherFile(file.subarray(at + 2))) return null
      return { ...size, image: file.subarray(0, at + 2), probe: null }
    }
    if (isStartOfFrame(marker)) {
      // A second frame would replace the size that is checked.
      if (size !== null || at + 9 > file.length) return null
      size = {
        height: file.readUInt16BE(at + 5),
        width: file.readUInt16BE(at + 7),
        isDeep: false,
      }
    }
    if (at + 4 > file.length) return null
    at += 2 + file.readUInt16BE(at + 2)
    if (marker !== START_OF_SCAN) continue
    if (++scans > PHOTO_LIMITS.scans) return null
    at = endOfScan(file, at)
  }
  if (size === null || scans === 0) return null
  const data = file.subarray(0, at)
  return {
    ...size,
    image: Buffer.concat([data, END]),
    probe: Buffer.concat([data, MORE_DATA, END]),
  }
}

/**
 * Returns the position of the marker after a scan's data, which contains stuffed zeros and
 * restarts; without one the end of the data.
 */
function endOfScan(file: Buffer, from: number): number {
  let at = file.indexOf(MARKER, from)
  while (at !== -1) {
    const next = file[at + 1]
    if (next === undefined) return at
    const isRestart = next >= 0xd0 && next <= 0xd7
    if (next !== 0 && next !== MARKER && !isRestart) return at
    at = file.indexOf(MARKER, next === MARKER ? at + 1 : at + 2)
  }
  return file.length
}

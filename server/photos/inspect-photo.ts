import { PHOTO_LIMITS } from '#domain/photo-limits.ts'
import { readJpeg } from './jpeg-structure.ts'
import { isPng, readPng } from './png-structure.ts'
import { isWebp, readWebp } from './webp-structure.ts'

/** Why a file is refused. */
export type PhotoProblem = 'unreadable' | 'heic' | 'tooLarge'

/** A still picture whose structure is sound. */
export interface StillPhoto {
  readonly width: number
  readonly height: number
  /** True for a PNG with 16 bits per channel, which takes twice the memory. */
  readonly isDeep: boolean
  /** What the decoder may read: without what follows the picture. */
  readonly image: Buffer
  /**
   * For a JPEG without an end marker: the same picture with more data behind it, which decodes to
   * the same pixels only if nothing is missing.
   */
  readonly probe: Buffer | null
}

/**
 * Checks the structure of a file without decoding it: one still JPEG, PNG or WebP within the limits
 * on sides, pixels and scans. What cameras append is cut off; a file that goes on as another format
 * is refused.
 */
export function inspectPhoto(file: Buffer): StillPhoto | PhotoProblem {
  if (isHeic(file)) return 'heic'
  const still = isPng(file) ? readPng(file) : isWebp(file) ? readWebp(file) : readJpeg(file)
  if (still === null || still.width * still.height === 0) return 'unreadable'
  const { width, height, isDeep } = still
  const pixels = PHOTO_LIMITS.pixels / (isDeep ? 2 : 1)
  return Math.max(width, height) > PHOTO_LIMITS.side || width * height > pixels ? 'tooLarge' : still
}

/** Brands of HEIC and AVIF (ISO/IEC 23008-12, 10.2; AV1 Image File Format, 6). */
const isHeic = (file: Buffer): boolean =>
  /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1|avi[fs])/.test(file.toString('latin1', 4, 12))

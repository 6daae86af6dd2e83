import { PHOTO_LIMITS } from '#domain/submission/photo-limits.ts'
import { readJpeg } from './jpeg-structure.ts'
import { isPng, readPng } from './png-structure.ts'
import type { StillPhoto } from './still-photo.ts'
import { isWebp, readWebp } from './webp-structure.ts'

/** Why a file is refused. */
export type PhotoProblem = 'unreadable' | 'heic' | 'tooLarge'

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

/**
 * A process that reads a photo from standard input and writes it to standard output as a new JPEG.
 */

import { writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import sharp, { type FailOnOptions } from 'sharp'
import { type PhotoProblem, REFUSED_STATUS } from './convert-photo.ts'
import { PHOTO_LIMITS } from '#domain/submission/photo-limits.ts'

/** The second is used for the rare photo that is too large with the first. */
const QUALITIES = [80, 55]
/** What phones and cameras write. Other decoders, such as the one of SVG, are never started. */
const LOADERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp']
/** Brands of HEIC and AVIF (ISO/IEC 23008-12, 10.2; AV1 Image File Format, 6). */
const HEIC = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1|avi[fs])/
const JPEG_START = Buffer.from([0xff, 0xd8])
const JPEG_END = Buffer.from([0xff, 0xd9])
/** Scan data that no missing part of a picture equals by chance. */
const MORE_DATA = Buffer.from('37c1a54e9b026d58e3f417ac62d9308b'.repeat(8), 'hex')

/** Scales a photo, turned as its orientation says, since the metadata that says so are lost. */
async function convert(photo: Buffer, failOn: FailOnOptions): Promise<Buffer> {
  const side = PHOTO_LIMITS.storedPixels
  const scaled = sharp(photo, { limitInputPixels: PHOTO_LIMITS.pixels, failOn })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    // A JPEG has no transparency: without a background it would be black.
    .flatten({ background: 'white' })
  for (const quality of QUALITIES) {
    const jpeg = await scaled.clone().jpeg({ quality }).toBuffer()
    if (jpeg.length <= PHOTO_LIMITS.storedBytes) return jpeg
  }
  throw new Error('too large with every quality')
}

/**
 * Converts a JPEG without an end marker, as some phones write it: nothing is missing if more data
 * behind it change nothing.
 */
async function convertWithoutEnd(photo: Buffer): Promise<Buffer> {
  const [jpeg, withMore] = await Promise.all([
    convert(Buffer.concat([photo, JPEG_END]), 'none'),
    convert(Buffer.concat([photo, MORE_DATA, JPEG_END]), 'none'),
  ])
  if (!jpeg.equals(withMore)) throw new Error('a part is missing')
  return jpeg
}

async function read(photo: Buffer): Promise<Buffer | PhotoProblem> {
  if (HEIC.test(photo.toString('latin1', 4, 12))) return 'heic'
  try {
    const { width, height } = await sharp(photo, { limitInputPixels: false }).metadata()
    if (width * height > PHOTO_LIMITS.pixels) return 'tooLarge'
    return await convert(photo, 'truncated').catch((error: Error) => {
      if (!photo.subarray(0, 2).equals(JPEG_START)) throw error
      return convertWithoutEnd(photo)
    })
  } catch {
    // The library rejects whatever it cannot decode with a plain Error.
    return 'unreadable'
  }
}

sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS })
sharp.cache(false)
sharp.concurrency(1)
// When the machine runs out of memory, this process ends and not the server.
if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000')
const result = await read(await buffer(process.stdin))
if (typeof result === 'string') process.exitCode = REFUSED_STATUS[result]
else process.stdout.write(result)

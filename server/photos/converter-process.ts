/**
 * A process that reads a photo from standard input and writes it to standard output as a new JPEG.
 */

import { buffer } from 'node:stream/consumers'
import { ResizeFit, Transformer } from '@napi-rs/image'
import { REFUSED_STATUS } from './convert-photo.ts'
import { PHOTO_LIMITS } from '#domain/photo-limits.ts'

/** The second is used for the rare photo that is too large with the first. */
const QUALITIES = [80, 55]

/** Turned as its orientation says, since the metadata that says so are lost. */
function encode(photo: Buffer, quality: number): Buffer {
  const image = new Transformer(photo)
  const { width, height } = image.metadataSync()
  const longest = Math.max(width, height)
  const side = PHOTO_LIMITS.storedPixels
  image.rotate()
  if (longest > side) image.resize({ width: side, height: side, fit: ResizeFit.Inside })
  return image.jpegSync(quality)
}

const photo = await buffer(process.stdin)
try {
  const jpeg = QUALITIES.values()
    .map((quality) => encode(photo, quality))
    .find(({ length }) => length <= PHOTO_LIMITS.storedBytes)
  if (jpeg === undefined) process.exitCode = REFUSED_STATUS
  else process.stdout.write(jpeg)
} catch {
  // The library rejects whatever it cannot decode with a plain Error.
  process.exitCode = REFUSED_STATUS
}

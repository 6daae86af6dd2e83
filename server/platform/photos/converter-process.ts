/**
 * A process that reads a photo from standard input and writes it to standard output as a new JPEG.
 */

import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { JsColorType, ResizeFit, Transformer } from '@napi-rs/image'
import { REFUSED_STATUS } from './convert-photo.ts'
import { inspectPhoto } from './inspect-photo.ts'
import { canLimitMemory, PRLIMIT } from './memory-limit.ts'
import type { StillPhoto } from './still-photo.ts'
import { PHOTO_LIMITS } from '#domain/submission/photo-limits.ts'

/** The second is used for the rare photo that is too large with the first. */
const QUALITIES = [80, 55]
const WITH_ALPHA: ReadonlySet<JsColorType> = new Set([
  JsColorType.La8,
  JsColorType.Rgba8,
  JsColorType.La16,
  JsColorType.Rgba16,
])

/**
 * Lets this process write to at most `conversionBytes` more than it has now, so that a picture that
 * makes the decoder take more ends this process alone. The kernel counts private memory that may be
 * written (RLIMIT_DATA), without the address space that the runtime only reserves.
 */
function limitMemory(): void {
  if (!canLimitMemory()) return
  // When the machine runs out of memory, this process ends and not the server.
  writeFileSync('/proc/self/oom_score_adj', '1000')
  const [, kilobytes] =
    /^VmData:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  const bytes = Number(kilobytes) * 1024 + PHOTO_LIMITS.conversionBytes
  execFileSync(PRLIMIT, [`--pid=${process.pid}`, `--data=${bytes}`])
}

/** Scales a photo, turned as its orientation says, since the metadata that says so are lost. */
function scaled(image: Buffer, { width, height }: StillPhoto): Transformer {
  const side = PHOTO_LIMITS.storedPixels
  const photo = new Transformer(image)
  const { colorType } = photo.metadataSync(true)
  photo.rotate()
  if (Math.max(width, height) > side)
    photo.resize({ width: side, height: side, fit: ResizeFit.Inside })
  return WITH_ALPHA.has(colorType) ? onWhite(photo.pngSync()) : photo
}

/** A JPEG has no transparency: without a background it would be black. */
function onWhite(png: Buffer): Transformer {
  const { width, height } = new Transformer(png).metadataSync()
  const background = Transformer.fromRgbaPixels(
    Buffer.alloc(width * height * 4, 0xff),
    width,
    height,
  )
  background.overlay(png, 0, 0)
  return background
}

/** Returns `null` for a photo that is incomplete, or cannot be made small enough. */
function convert(still: StillPhoto): Buffer | null {
  const { image, probe } = still
  for (const quality of QUALITIES) {
    const jpeg = scaled(image, still).jpegSync(quality)
    if (jpeg.length > PHOTO_LIMITS.storedBytes) continue
    // The decoder ignores data behind a complete picture, and draws what is missing from it.
    const isComplete = probe === null || scaled(probe, still).jpegSync(quality).equals(jpeg)
    return isComplete ? jpeg : null
  }
  return null
}

const photo = await buffer(process.stdin)
const still = inspectPhoto(photo)
if (typeof still === 'string') process.exitCode = REFUSED_STATUS[still]
else {
  limitMemory()
  try {
    const jpeg = convert(still)
    if (jpeg === null) process.exitCode = REFUSED_STATUS.unreadable
    else process.stdout.write(jpeg)
  } catch {
    // The library rejects whatever it cannot decode with a plain Error.
    process.exitCode = REFUSED_STATUS.unreadable
  }
}

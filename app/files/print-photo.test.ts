import { Transformer } from '@napi-rs/image'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { business } from '#domain/business/business.ts'
import { createPalette } from '#domain/color/palette.ts'
import { cameraJpeg } from './camera.fixture.ts'
import { printPhoto } from './print-photo.ts'

/** A page loads 88 KB before the first touch; photographs load later. */
const MAX_BYTES = 60_000

const printed = (jpeg: Uint8Array) => printPhoto(jpeg, createPalette(business.colors))

describe('a photograph of a camera', () => {
  test('is small in every format, and smaller in the newer ones', async () => {
    const print = await printed(await cameraJpeg({ width: 2400, height: 1600 }))
    expect([print.width, print.height]).toEqual([960, 640])
    const sizes = print.files.map(({ bytes }) => bytes.length)
    expect(print.files.map(({ type }) => type)).toEqual(['image/avif', 'image/webp', 'image/jpeg'])
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
    expect(Math.max(...sizes)).toBeLessThan(MAX_BYTES)
  })

  test('has files of their declared type and size', async () => {
    const print = await printed(await cameraJpeg({ width: 400, height: 300 }))
    for (const { type, bytes } of print.files) {
      const { width, height, format } = await new Transformer(bytes).metadata()
      expect([`image/${format}`, width, height]).toEqual([type, 400, 300])
    }
  })

  test('taken upright is upright', async () => {
    const print = await printed(await cameraJpeg({ width: 1200, height: 800, orientation: 6 }))
    expect([print.width, print.height]).toEqual([640, 960])
    // Rotated clockwise, its black left side is at the top.
    const jpeg = print.files.at(-1)?.bytes ?? new Uint8Array()
    const rows = await new Transformer(jpeg).grayscale().rawPixels()
    expect(rows[320]).toBeLessThan(60)
    expect(rows[959 * 640 + 320]).toBeGreaterThan(190)
  })

  test('contains no metadata of the camera', async () => {
    const original = await cameraJpeg({ width: 300, height: 200, orientation: 6 })
    expect(Buffer.from(original).includes('Exif')).toBe(true)
    for (const { bytes } of (await printed(original)).files)
      expect(Buffer.from(bytes).includes('Exif')).toBe(false)
  })
})

test('prints black in the dark color and white in the light one', async () => {
  const { files } = await printPhoto(await cameraJpeg({ width: 400, height: 300 }), {
    ink: '#0A1400',
    manila: '#FFC86E',
  })
  const pixels = await sharp(files.at(-1)?.bytes).raw().toBuffer()
  const near = (at: number, color: readonly number[]) =>
    color.forEach((value, channel) =>
      expect(Math.abs((pixels[at * 3 + channel] ?? 0) - value)).toBeLessThan(40),
    )
  // The sample is black on its left side and white on its right.
  near(150 * 400, [10, 20, 0])
  near(150 * 400 + 399, [255, 200, 110])
})

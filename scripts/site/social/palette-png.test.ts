import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { palettePng } from './palette-png.ts'

/** The pixels that another program sees in a PNG. */
function decode(png: Buffer, width: number, height: number): Buffer {
  const image = `data:image/png;base64,${png.toString('base64')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${image}" width="${width}" height="${height}" image-rendering="optimizeSpeed"/></svg>`
  return new Resvg(svg).render().pixels
}

function pixels(
  width: number,
  height: number,
  color: (index: number) => readonly [number, number, number],
) {
  const rgba = new Uint8Array(width * height * 4)
  for (let index = 0; index < width * height; index++) rgba.set([...color(index), 255], index * 4)
  return { width, height, rgba }
}

test('up to 256 colors come back as they were', () => {
  const picture = pixels(16, 16, (index) => [index, 255 - index, (index * 7) % 256])
  expect(decode(palettePng(picture), 16, 16)).toEqual(Buffer.from(picture.rgba))
})

test('beyond 256, rare colors become the nearest frequent one', () => {
  // Ink everywhere, and one pixel each of 1,000 rare colors, one of them next to ink.
  const picture = pixels(64, 64, (index) => {
    if (index >= 1000) return [11, 27, 55]
    return index === 999 ? [11, 27, 56] : [100 + (index % 100), index % 256, 200]
  })
  const back = decode(palettePng(picture), 64, 64)
  expect([...back.subarray(4 * 64 * 63, 4 * 64 * 63 + 4)]).toEqual([11, 27, 55, 255])
  const colors = new Set(
    Array.from({ length: 64 * 64 }, (_, index) => back.readUInt32BE(index * 4)),
  )
  expect(colors.size).toBeLessThanOrEqual(256)
})

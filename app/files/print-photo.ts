import { ResizeFit, Transformer } from '@napi-rs/image'
import type { Palette } from '#domain/color/palette.ts'

/** Length of the longer side, px: twice what the widest column shows. */
const MAX_SIDE_PX = 960

/** Formats for the browser to choose from, the smallest first; every browser supports the last. */
const FORMATS = [
  {
    ending: 'avif',
    type: 'image/avif',
    encode: (image: Transformer) => image.avif({ quality: 55 }),
  },
  { ending: 'webp', type: 'image/webp', encode: (image: Transformer) => image.webp(70) },
  { ending: 'jpg', type: 'image/jpeg', encode: (image: Transformer) => image.jpeg(75) },
] as const

/**
 * Scales a camera's JPEG down, applies its orientation, and prints it in two colors, dark on
 * manila, the card of key tags. The camera's metadata, such as the place, is removed.
 * @returns its size in px, and its files, the best first
 * @throws when the bytes are no picture
 */
export async function printPhoto(
  original: Uint8Array,
  { ink, manila }: Pick<Palette, 'ink' | 'manila'>,
) {
  const upright = new Transformer(original).rotate()
  const { width, height } = await sizeOf(original)
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height))
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const gray = await upright
    .resize({ ...size, fit: ResizeFit.Fill })
    .grayscale()
    .rawPixels()
  const pixels = duotone(gray, ink, manila)
  return {
    ...size,
    files: await Promise.all(
      FORMATS.map(async ({ ending, type, encode }) => ({
        ending,
        type,
        bytes: await encode(Transformer.fromRgbaPixels(pixels, size.width, size.height)),
      })),
    ),
  }
}

/** Returns the displayed size: orientations from 5 on are turned (EXIF 2.3, 4.6.4 A). */
async function sizeOf(original: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height, orientation } = await new Transformer(original).metadata(true)
  return (orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height }
}

/**
 * Maps gray values to a gradient between two colors.
 * @param gray one byte per pixel
 * @param dark for black, as #RRGGBB
 * @param light for white
 * @returns four bytes per pixel
 */
export function duotone(gray: Uint8Array, dark: string, light: string): Uint8Array {
  const [from, to] = [channels(dark), channels(light)]
  const pixels = new Uint8Array(gray.length * 4).fill(255)
  for (const [index, value] of gray.entries()) {
    for (let channel = 0; channel < 3; channel++) {
      const [low = 0, high = 0] = [from[channel], to[channel]]
      pixels[index * 4 + channel] = Math.round(low + ((high - low) * value) / 255)
    }
  }
  return pixels
}

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

import type { Palette } from '#domain/color/palette.ts'

/** Length of the longer side, px: twice what the widest column shows. */
const MAX_SIDE_PX = 960

/** Formats for the browser to choose from, the smallest first; every browser supports the last. */
const FORMATS = [
  { ending: 'avif', type: 'image/avif', options: { quality: 55 } },
  { ending: 'webp', type: 'image/webp', options: { quality: 70 } },
  { ending: 'jpeg', type: 'image/jpeg', options: { quality: 75 } },
] as const

/**
 * Scales a camera's JPEG down, applies its orientation, and prints it in two colors, dark on
 * manila, the card of key tags. The camera's metadata, such as the place, is removed. Works in the
 * thread pool.
 * @returns its size in px, and its files, the best first
 * @throws when the bytes are no picture
 */
export async function printPhoto(
  original: Uint8Array,
  { ink, manila }: Pick<Palette, 'ink' | 'manila'>,
) {
  // Most servers show no photos.
  const { default: sharp } = await import('sharp')
  const { data: gray, info } = await sharp(original, { failOn: 'error' })
    .autoOrient()
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const raw = { width, height, channels: 1 } as const
  const [dark, light] = [channels(ink), channels(manila)]
  const printed = sharp(gray, { raw })
    .joinChannel([gray, gray], { raw })
    .linear(
      light.map((high, index) => (high - (dark[index] ?? 0)) / 255),
      dark,
    )
  return {
    width,
    height,
    files: await Promise.all(
      FORMATS.map(async ({ ending, type, options }) => ({
        ending: ending === 'jpeg' ? 'jpg' : ending,
        type,
        bytes: await printed.clone().toFormat(ending, options).toBuffer(),
      })),
    ),
  }
}

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

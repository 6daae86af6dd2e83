import { ResizeFit, Transformer } from '@napi-rs/image'
import { TOKENS } from '#art/tokens.ts'

/** The longer side, px: twice what the widest column shows. */
const LONGEST = 960

/** What a browser may choose from, the smallest first; every one reads the last. */
const FORMATS = [
  {
    ending: 'avif',
    type: 'image/avif',
    encode: (image: Transformer) => image.avif({ quality: 55 }),
  },
  { ending: 'webp', type: 'image/webp', encode: (image: Transformer) => image.webp(70) },
  { ending: 'jpg', type: 'image/jpeg', encode: (image: Transformer) => image.jpeg(75) },
] as const

/** A photograph as the site shows it. */
export interface PrintedPhoto {
  /** In px. */
  readonly width: number
  readonly height: number
  /** Best first. */
  readonly files: readonly {
    readonly ending: string
    readonly type: string
    readonly bytes: Uint8Array
  }[]
}

/**
 * Makes a camera's JPEG small, turns it the way it was held, and prints it in
 * ink on manila, the card that key tags are cut from. Nothing of what the
 * camera wrote beside the picture goes along, such as where it was taken.
 * @throws when the bytes are no picture
 */
export async function printPhoto(original: Uint8Array): Promise<PrintedPhoto> {
  const upright = new Transformer(original).rotate()
  const { width, height } = await sizeOf(original)
  const scale = Math.min(1, LONGEST / Math.max(width, height))
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const gray = await upright
    .resize({ ...size, fit: ResizeFit.Fill })
    .grayscale()
    .rawPixels()
  const pixels = duotone(gray, TOKENS.ink, TOKENS.manila)
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

/** As it is seen: orientations from 5 on lie on their side (EXIF 2.3, 4.6.4 A). */
async function sizeOf(original: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height, orientation } = await new Transformer(original).metadata(true)
  return (orientation ?? 1) >= 5 ? { width: height, height: width } : { width, height }
}

/**
 * Every gray between two colors.
 * @param gray a byte a pixel
 * @param dark of black, as #RRGGBB
 * @param light of white
 * @returns four bytes a pixel
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

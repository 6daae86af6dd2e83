import { createHash } from 'node:crypto'
import type { Business, Photo } from '#domain/business/business.ts'
import { createPalette, type Palette } from '#domain/color/palette.ts'
import type { ShownPhoto } from '../world.ts'
import { printPhoto } from './print-photo.ts'

/** Reads a photo's file by its name in the facts; `null` if it is not there. */
type ReadPhoto = (file: string) => Promise<Uint8Array | null>

export interface ConvertedPhotos {
  /** By subject, such as `van`; `null` where the business has none. */
  readonly shown: Readonly<Record<string, ShownPhoto | null>>
  /** Files by their addresses, which change with the content. */
  readonly files: ReadonlyMap<string, Uint8Array>
}

/**
 * Converts the photographs of the business for its pages, in its colors.
 * @throws with a sentence that the owner can act on
 */
export async function convertPhotos(
  photos: Readonly<Record<string, Photo | null>>,
  colors: Business['colors'],
  read: ReadPhoto,
): Promise<ConvertedPhotos> {
  const palette = createPalette(colors)
  const files = new Map<string, Uint8Array>()
  const shown: Record<string, ShownPhoto | null> = {}
  for (const [subject, photo] of Object.entries(photos)) {
    if (photo === null) {
      shown[subject] = null
      continue
    }
    const converted = await convert(photo, subject, { palette, read })
    shown[subject] = {
      alt: photo.alt,
      width: converted.width,
      height: converted.height,
      files: converted.files.map(({ ending, type, bytes }) => {
        const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
        const src = `/photos/${subject}-${hash}.${ending}`
        files.set(src, bytes)
        return { type, src }
      }),
    }
  }
  return { shown, files }
}

async function convert(
  { file }: Photo,
  subject: string,
  { palette, read }: { readonly palette: Palette; readonly read: ReadPhoto },
) {
  const entry = `photos.${subject}.file: ${file}`
  const original = await read(file)
  if (original === null) throw new Error(`${entry} is not there.`)
  try {
    return await printPhoto(original, palette)
  } catch (error) {
    throw new Error(`${entry} is no JPEG that can be read.`, { cause: error })
  }
}

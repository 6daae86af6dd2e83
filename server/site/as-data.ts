import type { World } from '#app/world.ts'
import { drawingOf } from '#art/drawing-address.ts'
import { mediaType } from './media-types.ts'

interface Sources {
  /** Files of photos by their addresses. */
  readonly photos: ReadonlyMap<string, string | Uint8Array>
  /** Returns a drawing; `null` without one of this name. */
  readonly draw: (name: string) => string | null
  /** Returns the content of a file that styles name. */
  readonly read: (address: string) => Buffer | undefined
}

/** Returns a world whose pages are whole in themselves: pictures and fonts are in them as data. */
export function worldAsData(world: World, { photos, draw, read }: Sources): World {
  const drawing = (name: string): string => asData('drawing.svg', draw(name) ?? '')
  return {
    ...world,
    drawing,
    styleFile(address) {
      const name = drawingOf(address)
      return name === null ? asData(address, read(address) ?? '') : drawing(name)
    },
    photos: Object.fromEntries(
      Object.entries(world.photos).map(([subject, photo]) => [
        subject,
        photo && {
          ...photo,
          files: photo.files.map(({ type, src }) => ({
            type,
            src: asData(src, photos.get(src) ?? ''),
          })),
        },
      ]),
    ),
  }
}

const asData = (name: string, body: string | Uint8Array): string =>
  `data:${mediaType(name).split(';')[0]};base64,${Buffer.from(body).toString('base64')}`

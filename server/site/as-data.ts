import type { ConvertedPhotos } from '#app/files/photos.ts'

/** Returns a file as a `data:` address. */
export const asData = (type: string, body: string | Uint8Array): string =>
  `data:${type};base64,${Buffer.from(body).toString('base64')}`

/** Returns the photos that pages show, with `data:` addresses. */
export const photosAsData = ({ shown, files }: ConvertedPhotos): ConvertedPhotos['shown'] =>
  Object.fromEntries(
    Object.entries(shown).map(([subject, photo]) => [
      subject,
      photo && {
        ...photo,
        files: photo.files.map(({ type, src }) => ({
          type,
          src: asData(type, files.get(src) ?? ''),
        })),
      },
    ]),
  )

import { createHash } from 'node:crypto'
import { UPLOADED_PHOTO } from '#domain/business/uploaded-photo.ts'
import { addBusinessPhoto, getBusinessPhoto } from '#server/db/tables/business-photos.ts'
import type { Db } from '#server/db/db.ts'

/** Uploaded photographs. Their names are hashes of their content, so a photo never changes. */
export interface PhotoUploads {
  /**
   * Stores a photo that the converter wrote.
   * @returns its name in the facts; `null` while too many are stored that no version names
   */
  add(jpeg: Uint8Array): Promise<string | null>
  /** Returns an uploaded photo by its name in the facts; `null` for another one. */
  get(name: string): Promise<Uint8Array | null>
}

export const createPhotoUploads = (db: Db, clock: () => number): PhotoUploads => ({
  async add(jpeg) {
    const hash = createHash('sha256').update(jpeg).digest('hex').slice(0, 32)
    const name = `photos/${hash}.jpg`
    const outcome = await db.write((tx) =>
      addBusinessPhoto(tx, { name, jpeg, uploadedAt: clock() }),
    )
    return outcome === 'added' ? name : null
  },
  get: async (name) =>
    UPLOADED_PHOTO.test(name) ? await db.read((tx) => getBusinessPhoto(tx, name)) : null,
})

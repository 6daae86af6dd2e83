/** Uploaded photographs: stored in the database, and as files for the program that renders. */

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseBusiness } from '#domain/business/reader/file.ts'
import { publishedFile } from '#domain/business/reader/path.ts'
import { UPLOADED_PHOTO } from '#domain/business/uploaded-photo.ts'
import type { Db } from '#server/store/db.ts'
import { getBusinessPhoto, addBusinessPhoto } from '#server/store/business-photos.ts'

export interface PhotoUploads {
  /**
   * Stores a photo that the converter wrote.
   * @returns its name in the facts; `null` while too many are stored that no version names
   */
  add(jpeg: Uint8Array): Promise<string | null>
  /** Returns an uploaded photo by its name in the facts; `null` for another one. */
  get(name: string): Promise<Uint8Array | null>
}

interface PhotoDeps {
  readonly store: Db
  readonly variables: Parameters<typeof publishedFile>[0]
  readonly clock: () => number
}

/**
 * Keeps the uploaded photos. Their names are hashes of their content, so a file never changes; any
 * server can write it from the database, and pages are stale exactly when the facts are.
 */
export function createPhotoFiles({ store, variables, clock }: PhotoDeps) {
  /** Beside the facts, whose paths are relative to it (scripts/site/render/load-photo.ts). */
  const folder = path.dirname(publishedFile(variables))

  const get = async (name: string): Promise<Uint8Array | null> =>
    UPLOADED_PHOTO.test(name) ? await store.read((tx) => getBusinessPhoto(tx, name)) : null

  return {
    async add(jpeg: Uint8Array): Promise<string | null> {
      const hash = createHash('sha256').update(jpeg).digest('hex').slice(0, 32)
      const name = `photos/${hash}.jpg`
      const outcome = await store.write((tx) =>
        addBusinessPhoto(tx, { name, jpeg, uploadedAt: clock() }),
      )
      return outcome === 'added' ? name : null
    },
    get,
    /** Writes the files of the photos that facts name, beside these facts. */
    async write(text: string, beside = folder): Promise<void> {
      for (const name of namedPhotos(text)) {
        const file = path.join(beside, name)
        const jpeg = existsSync(file) ? null : await get(name)
        // Rendering names one that is not there.
        if (jpeg === null) continue
        await mkdir(path.dirname(file), { recursive: true })
        await writeFile(`${file}.next`, jpeg, { mode: 0o600, flush: true })
        await rename(`${file}.next`, file)
      }
    },
    /** Removes the files of uploaded photos that facts do not name. */
    async removeUnnamed(text: string): Promise<void> {
      const named = new Set(namedPhotos(text))
      const files = await readdir(path.join(folder, 'photos')).catch(() => [])
      for (const name of files.map((file) => `photos/${file}`))
        if (UPLOADED_PHOTO.test(name.replace(/\.next$/, '')) && !named.has(name))
          await rm(path.join(folder, name), { force: true })
    },
  }
}

function namedPhotos(text: string): readonly string[] {
  const reading = parseBusiness(text)
  if (!reading.ok) return []
  return Object.values(reading.facts.photos).flatMap((photo) =>
    photo !== null && UPLOADED_PHOTO.test(photo.file) ? [photo.file] : [],
  )
}

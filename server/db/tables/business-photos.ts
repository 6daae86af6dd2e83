/** SQL of the table `business_photos`: photographs of the owner, which facts name. */

import { createHash } from 'node:crypto'
import { DAY_MS } from '#domain/time/durations.ts'
import { execute, first, type Tx } from '#server/db/db.ts'

/** Three subjects in each of the twenty kept versions, and as many that are not published yet. */
const MAX_PHOTOS = 120
/** How long an owner may take from an upload to publishing. */
const DRAFT_MS = DAY_MS

/** Deletes what no kept version names, except what may still be published. */
export const removeUnnamedPhotos = (tx: Tx, now: number): Promise<void> =>
  execute(
    tx,
    `DELETE FROM business_photos WHERE uploaded_at < :before AND NOT EXISTS
       (SELECT 1 FROM business_versions
        WHERE business_versions.text LIKE '%' || business_photos.name || '%')`,
    { before: now - DRAFT_MS },
  )

/**
 * Stores a photo that the converter wrote, unless it is there already.
 * @returns its name in the facts, a hash of its content, so that a photo never changes; `null` while too
 *   many are stored that no version names
 */
export async function addBusinessPhoto(
  tx: Tx,
  jpeg: Uint8Array,
  now: number,
): Promise<string | null> {
  await removeUnnamedPhotos(tx, now)
  // As UPLOADED_PHOTO has it; contains no wildcard of LIKE.
  const name = `photos/${createHash('sha256').update(jpeg).digest('hex').slice(0, 32)}.jpg`
  const others = await first<{ count: number }>(
    tx,
    'SELECT count(*) AS count FROM business_photos WHERE name <> :name',
    { name },
  )
  if (Number(others?.count) >= MAX_PHOTOS) return null
  await execute(
    tx,
    `INSERT INTO business_photos (name, jpeg, uploaded_at) VALUES (:name, :jpeg, :now)
     ON CONFLICT (name) DO UPDATE SET uploaded_at = excluded.uploaded_at`,
    { name, jpeg, now },
  )
  return name
}

/** Returns a photo by its name in the facts; `null` if it is not stored. */
export async function getBusinessPhoto(tx: Tx, name: string): Promise<Uint8Array | null> {
  const photo = await first<{ jpeg: Uint8Array }>(
    tx,
    'SELECT jpeg FROM business_photos WHERE name = :name',
    { name },
  )
  return photo?.jpeg ?? null
}

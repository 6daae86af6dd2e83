/** SQL of the table `business_versions`: what was published, the newest of which is in force. */

import { WEEK_MS } from '#domain/time/durations.ts'
import { removeUnnamedPhotos } from './business-photos.ts'
import { execute, first, hasRows, rows, type Tx } from '#server/db/db.ts'

/** Versions that are kept, so that an owner can go back. */
export const KEPT_VERSIONS = 20

export interface BusinessVersion {
  readonly id: string
  readonly publishedAt: number
  /** Null for the file that was in force before, and once the staff member is removed. */
  readonly staffMemberId: string | null
}

const NEWEST_FIRST = 'ORDER BY published_at DESC, id'

/**
 * Adds a version, which is in force from now on, and removes those beyond the kept ones, with their
 * photos.
 * @param replaced text of the version that it replaces; `null` for whichever is the newest
 * @returns false if another one is the newest by now; nothing is added then
 */
export async function addBusinessVersion(
  tx: Tx,
  version: BusinessVersion & { readonly text: string },
  replaced: string | null,
): Promise<boolean> {
  const newest = await first<BusinessVersion & { readonly text: string }>(
    tx,
    `SELECT published_at, text FROM business_versions ${NEWEST_FIRST} LIMIT 1`,
  )
  if (replaced !== null && newest !== null && newest.text !== replaced) return false
  await execute(
    tx,
    `INSERT INTO business_versions (id, text, published_at, staff_member_id)
     VALUES (:id, :text, :publishedAt, :staffMemberId)`,
    {
      ...version,
      // Later than the newest on any clock, because the order decides which is in force.
      publishedAt: Math.max(version.publishedAt, (newest?.publishedAt ?? 0) + 1),
    },
  )
  await execute(
    tx,
    // Those of a week stay besides, because a shorter time of storage takes effect after it.
    `DELETE FROM business_versions WHERE published_at < :weekAgo AND id NOT IN
       (SELECT id FROM business_versions ${NEWEST_FIRST} LIMIT ${KEPT_VERSIONS})
       AND id <> (SELECT id FROM business_versions WHERE published_at < :weekAgo ${NEWEST_FIRST} LIMIT 1)`,
    { weekAgo: version.publishedAt - WEEK_MS },
  )
  await removeUnnamedPhotos(tx, version.publishedAt)
  return true
}

/** Lists the kept versions, the newest first. */
export const listBusinessVersions = (tx: Tx): Promise<readonly BusinessVersion[]> =>
  rows(
    tx,
    `SELECT id, published_at, staff_member_id FROM business_versions ${NEWEST_FIRST}
     LIMIT ${KEPT_VERSIONS}`,
  )

/** Returns the texts of the kept versions, the newest first. */
export async function keptBusinessTexts(tx: Tx): Promise<readonly string[]> {
  const kept = await rows<{ readonly text: string }>(
    tx,
    `SELECT text FROM business_versions ${NEWEST_FIRST} LIMIT ${KEPT_VERSIONS}`,
  )
  return kept.map(({ text }) => text)
}

/** Returns the text of the version in force; `null` before anything was published. */
export async function newestBusinessText(tx: Tx): Promise<string | null> {
  const row = await first<{ text: string }>(
    tx,
    `SELECT text FROM business_versions ${NEWEST_FIRST} LIMIT 1`,
  )
  return row?.text ?? null
}

/** Returns the text of a version; `null` if it is not kept. */
export async function businessTextOf(tx: Tx, id: string): Promise<string | null> {
  const row = await first<{ text: string }>(
    tx,
    'SELECT text FROM business_versions WHERE id = :id',
    {
      id,
    },
  )
  return row?.text ?? null
}

/** Checks for a kept version with this text. */
export const isBusinessTextKept = (tx: Tx, text: string): Promise<boolean> =>
  hasRows(tx, 'SELECT 1 FROM business_versions WHERE text = :text', { text })

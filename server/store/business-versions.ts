/** SQL of the table `business_versions`: what was published, the newest of which is in force. */

import { removeUnnamedPhotos } from './business-photos.ts'
import { execute, first, hasRows, type Program, rows } from './sql-program.ts'

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
function* add(
  version: BusinessVersion & { readonly text: string },
  replaced: string | null,
): Program<boolean> {
  const newest = yield* first<BusinessVersion & { readonly text: string }>(
    `SELECT published_at, text FROM business_versions ${NEWEST_FIRST} LIMIT 1`,
  )
  if (replaced !== null && newest !== null && newest.text !== replaced) return false
  yield* execute(
    `INSERT INTO business_versions (id, text, published_at, staff_member_id)
     VALUES (:id, :text, :publishedAt, :staffMemberId)`,
    {
      ...version,
      // Later than the newest on any clock, because the order decides which is in force.
      publishedAt: Math.max(version.publishedAt, (newest?.publishedAt ?? 0) + 1),
    },
  )
  yield* execute(
    `DELETE FROM business_versions WHERE id NOT IN
       (SELECT id FROM business_versions ${NEWEST_FIRST} LIMIT ${KEPT_VERSIONS})`,
  )
  yield* removeUnnamedPhotos(version.publishedAt)
  return true
}

/** Lists the kept versions, the newest first. */
const list = (): Program<readonly BusinessVersion[]> =>
  rows(`SELECT id, published_at, staff_member_id FROM business_versions ${NEWEST_FIRST}`)

/** Returns the text of the version in force; `null` before anything was published. */
function* newestText(): Program<string | null> {
  const row = yield* first<{ text: string }>(
    `SELECT text FROM business_versions ${NEWEST_FIRST} LIMIT 1`,
  )
  return row?.text ?? null
}

/** Returns the text of a version; `null` if it is not kept. */
function* textOf(id: string): Program<string | null> {
  const row = yield* first<{ text: string }>('SELECT text FROM business_versions WHERE id = :id', {
    id,
  })
  return row?.text ?? null
}

/** Checks for a kept version with this text. */
const isKept = (text: string): Program<boolean> =>
  hasRows('SELECT 1 FROM business_versions WHERE text = :text', { text })

export const BUSINESS_VERSIONS = { read: { list, newestText, textOf, isKept }, write: { add } }

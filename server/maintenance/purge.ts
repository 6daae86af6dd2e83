/** What deletes leads by their age, with what is as old. */

import { databaseFile, outboxFolder } from '#server/environment/open-db.ts'
import {
  deleteMailFiles,
  findMailFiles,
  type MailFileSelection,
} from '#server/outbox/transport/mail-files.ts'
import { purgeRollbackCopies } from '#server/db/sqlite/rollback-copies.ts'
import { countChanges, type Db, execute, type Tx } from '#server/db/db.ts'

/**
 * Maximum number of submissions that one transaction deletes, so that a purge does not delay
 * visitors.
 */
const PURGE_BATCH = 200

/** Deletes submissions recorded before `before`; their mails are deleted by the foreign key. */
const purgeBatch = (tx: Tx, before: number): Promise<number> =>
  countChanges(
    tx,
    `DELETE FROM submissions WHERE id IN (SELECT id FROM submissions
       WHERE created_at < :before ORDER BY created_at LIMIT ${PURGE_BATCH})`,
    { before: new Date(before).toISOString() },
  )

/** Deletes submissions recorded before `before` with their mails; returns how many. */
export async function purgeLeads(db: Db, before: number): Promise<number> {
  let purged = 0
  for (;;) {
    const batch = await db.write((tx) => purgeBatch(tx, before))
    purged += batch
    if (batch < PURGE_BATCH) break
  }
  await db.write((tx) => pruneCalls(tx, before))
  await db.write(pruneReviews)
  return purged
}

/** Deletes calls and messages from before `before`; their phone numbers are as old as the leads. */
async function pruneCalls(tx: Tx, before: number): Promise<void> {
  await execute(tx, `DELETE FROM incoming_calls WHERE started_at < :before`, { before })
  await execute(tx, `DELETE FROM incoming_messages WHERE received_at < :before`, { before })
  await execute(tx, `DELETE FROM blocked_numbers WHERE blocked_at < :before`, { before })
}

/** Deletes the reviews of purged leads that are not published. */
const pruneReviews = (tx: Tx): Promise<void> =>
  execute(tx, `DELETE FROM reviews WHERE submission_id IS NULL AND state <> 'published'`)

interface PurgedFiles {
  readonly mails: number
  /** Paths of copies and backups in the data folder that may still contain purged leads. */
  readonly unpurged: readonly string[]
  /** False when the database files still contain deleted data: `Db.eraseDeleted` gave up. */
  readonly isErased: boolean
}

/** Removes purged leads from the files of the data folder. */
export async function purgeFiles(
  { db, dataDir }: { readonly db: Db; readonly dataDir: string },
  selection: MailFileSelection,
): Promise<PurgedFiles> {
  const mails = await findMailFiles(outboxFolder(dataDir), selection)
  await deleteMailFiles(mails)
  const unpurged = await purgeRollbackCopies(databaseFile(dataDir), selection.before)
  return { mails: mails.length, unpurged, isErased: await db.eraseDeleted() }
}

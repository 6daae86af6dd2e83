import { databaseFile, outboxFolder } from '#server/environment/open-db.ts'
import {
  deleteMailFiles,
  findMailFiles,
  type MailFileSelection,
} from '#server/outbox/transport/mail-files.ts'
import { purgeRollbackCopies } from '#server/db/sqlite/rollback-copies.ts'
import type { Db } from '#server/db/db.ts'

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

import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import type { WriteQueue } from './write-queue.ts'

/** Pause between two attempts to truncate the log. */
const RETRY_PAUSE_MS = 50

/**
 * Indexes over private text: phone numbers of visitors, addresses of staff.
 * When SQLite splits an index page it can leave a copy of an entry in the
 * unused part of that page, which `secure_delete` never reaches. Rebuilding
 * frees the old pages, and freed pages are overwritten.
 */
const PRIVATE_INDEXES = 'REINDEX submissions_phone; REINDEX channels'

/**
 * Removes deleted content from the database files.
 * `secure_delete` overwrites deleted rows in the database; the
 * write-ahead log still has the pages as they were before, until it is
 * truncated (https://sqlite.org/pragma.html#pragma_wal_checkpoint).
 * @param database the connection of `writes`; its commits are flushed to the disk
 * @param lockTimeoutMs for how long it tries while other processes read or write
 * @returns resolves with false when other processes used the log for the whole time
 */
export async function eraseDeleted(
  database: DatabaseSync,
  writes: Pick<WriteQueue, 'run' | 'runBetween' | 'isClosed'>,
  lockTimeoutMs: number,
): Promise<boolean> {
  await writes.run(() => database.exec(PRIVATE_INDEXES))
  const giveUpAt = performance.now() + lockTimeoutMs
  while (!writes.isClosed) {
    const checkpoint = await writes.runBetween(() =>
      database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get(),
    )
    if (checkpoint?.['busy'] === 0) return true
    if (performance.now() >= giveUpAt) return false
    await pause(RETRY_PAUSE_MS)
  }
  return false
}

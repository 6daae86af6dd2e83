import { BUSINESS_PHOTOS } from './business-photos.ts'
import { BUSINESS_VERSIONS } from './business-versions.ts'
import { countHit, prune } from './counters.ts'
import type { RecordOptions } from './lead.ts'
import { createMailQueue, requeueMail } from './mail-queue.ts'
import { record } from './record.ts'
import { addSetting, getSetting, listSettings, setSetting } from './setting-queries.ts'
import { type Db, storeMethods } from './db.ts'
import { findByIdempotencyKey, findByCaptchaTokenHash } from './submissions.ts'

/** `code` of the error after the files of an embedded database were deleted or replaced. */
export const DATABASE_GONE = 'DATABASE_GONE'

/**
 * Interface of the database. Both engines implement it and pass one contract suite. All times are
 * milliseconds since the epoch and come from the caller's clock; ids come from the caller too.
 */
export interface Database extends ReturnType<typeof createTables> {
  readonly engine: 'sqlite' | 'postgres'
  /** Brings the schema to this release's version; safe for concurrent processes. */
  migrate(): Promise<void>
  /**
   * Returns true if the database answers and its schema is this release's or a later one's: a
   * migration only adds, so older servers continue during an update. Otherwise returns false or
   * rejects, with a reason once the files of an embedded database were deleted or replaced.
   */
  isReady(): Promise<boolean>
  /** Finishes pending writes, then closes the database. */
  close(): Promise<void>
  /**
   * Removes deleted content from the files of an embedded database: call it after every deletion of
   * private data. Returns false if other processes prevented it for a few seconds; the next call
   * finishes it. Always true on a shared database.
   */
  eraseDeleted(): Promise<boolean>
}

/** Creates the part of a database whose SQL both engines share; `db` runs transactions. */
export const createTables = (db: Db) => {
  const { read, write, single, writeRelaxed } = db
  return {
    db,
    /**
     * Stores submission, mail job, alarm and spent nonce in one transaction; durable when it
     * resolves.
     */
    record: (submission: RecordOptions) => db.writeUnlocked((tx) => record(tx, submission)),
    staffMail: createMailQueue(db, 'staff_mails'),
    visitorMail: createMailQueue(db, 'visitor_mails'),
    businessVersions: {
      ...storeMethods(read, BUSINESS_VERSIONS.read),
      ...storeMethods(write, BUSINESS_VERSIONS.write),
    },
    businessPhotos: {
      ...storeMethods(read, BUSINESS_PHOTOS.read),
      ...storeMethods(write, BUSINESS_PHOTOS.write),
    },
    ...storeMethods(read, {
      findByIdempotencyKey,
      findByCaptchaTokenHash,
      getSetting,
      listSettings,
    }),
    ...storeMethods(write, { addSetting, setSetting, requeueMail }),
    ...storeMethods(single, { countHit }),
    ...storeMethods(writeRelaxed, { prune }),
  }
}

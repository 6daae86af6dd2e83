import type { JobLog } from '#server/jobs/job-app.ts'
import type { AppParts } from '#server/app.ts'
import { execute } from '#server/db/db.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { countHit } from '#server/db/tables/counters.ts'
import { inTime } from '#server/jobs/in-time.ts'

/** Returns whether there is disk space to write. */
type HasDiskSpace = () => Promise<boolean>

/**
 * Below this the embedded database refuses new submissions while it can still finish pending work:
 * its log alone may grow to 16 MB.
 */
export const MIN_FREE_BYTES = 64 * 1024 * 1024

/**
 * Free bytes below which nothing optional is stored any more, so that the last space is left for
 * leads: notes and reviews of visitors and the test submissions; and, far above, photos.
 */
export const MIN_FREE_BYTES_OPTIONAL = 256 * 1024 * 1024
export const MIN_FREE_BYTES_PHOTOS = 1024 ** 3

/** A disk does not fill up within this interval. */
const CHECK_INTERVAL_MS = 2000

/**
 * Creates the disk check.
 * @param freeBytes bytes that this process may still write; `null` when unknown, as on PostgreSQL,
 *   which counts as enough
 * @param minimum free bytes that are enough
 */
export function createDiskCheck(
  freeBytes: () => Promise<number | null>,
  clock: () => number,
  minimum: number = MIN_FREE_BYTES,
): HasDiskSpace {
  let checkedAt = Number.NEGATIVE_INFINITY
  let answer: Promise<boolean> = Promise.resolve(true)
  return () => {
    // Also checks when the clock was set back.
    if (Math.abs(clock() - checkedAt) >= CHECK_INTERVAL_MS) {
      checkedAt = clock()
      answer = freeBytes().then((bytes) => bytes === null || bytes >= minimum)
    }
    return answer
  }
}

/** Reason why no submission could be stored now. */
type UnreadyReason = 'database not ready' | 'disk full' | 'database cannot be written'

/** Supervisors ask every few seconds, some of them at once; one check serves all. */
const CHECK_VALID_MS = 2000
/** Longer than a flush on a slow disk; a lock that is held longer also delays visitors. */
const ANSWER_TIMEOUT_MS = 2000
/** Changes nothing, and waits for the locks for which a submission waits. */
const TAKES_LOCKS = `UPDATE submissions SET id = id WHERE id = ''`
/** One row a minute, pruned with the other counters. */
const PROBE_COUNTER = { key: 'readyz', windowMs: MINUTE_MS }

/**
 * Creates the readiness check, which holds its last answer. A database that only answers is not enough: the disk may be full, a
 * standby read-only, the table of submissions locked. So the check takes the locks of a submission
 * and writes a counter, which neither engine flushes to disk, at most every two seconds.
 */
export function createReadiness(
  { db, clock, log }: Pick<AppParts, 'db' | 'clock'> & { readonly log: Pick<JobLog, 'warn'> },
  hasDiskSpace: HasDiskSpace,
): () => Promise<UnreadyReason | null> {
  const check = async (): Promise<UnreadyReason | null> => {
    let reason: UnreadyReason = 'database not ready'
    const passesAll = async (): Promise<boolean> => {
      if (!(await db.isReady())) return false
      reason = 'disk full'
      if (!(await hasDiskSpace())) return false
      reason = 'database cannot be written'
      const { key, windowMs } = PROBE_COUNTER
      const count = await db.single((tx) => countHit(tx, key, { now: clock(), windowMs }))
      await db.single((tx) => execute(tx, TAKES_LOCKS, {}))
      return count > 0
    }
    try {
      return (await inTime(passesAll(), ANSWER_TIMEOUT_MS)) ? null : reason
    } catch (error) {
      log.warn({ err: error }, 'not ready')
      return reason
    }
  }

  let checkedAt = Number.NEGATIVE_INFINITY
  let proof: Promise<UnreadyReason | null> = Promise.resolve(null)
  return () => {
    const age = clock() - checkedAt
    // A clock that was set back must not extend the validity.
    if (age < 0 || age >= CHECK_VALID_MS) {
      checkedAt = clock()
      proof = check()
    }
    return proof
  }
}

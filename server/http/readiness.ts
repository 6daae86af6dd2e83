import type { Store } from '#server/store/store.ts'
import type { HasDiskSpace } from './disk-space.ts'

/** Why no request could be stored right now; null when one could. */
export type UnreadyReason = 'database not ready' | 'disk full' | 'database cannot be written'

export interface ReadinessDeps {
  readonly store: Pick<Store, 'isReady' | 'countHit'>
  readonly hasRoom: HasDiskSpace
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** Told what kept the database from answering or taking a row. */
  readonly onFailure: (error: unknown) => void
}

/** Supervisors ask every few seconds, several at once perhaps: one proof serves them all. */
const CHECK_VALID_MS = 2000
/** Longer than a flush on a slow disk; a lock that is held longer keeps visitors waiting too. */
const WRITE_TIMEOUT_MS = 2000
/** One row a minute, forgotten with the other counters. */
const PROBE_COUNTER = { key: 'readyz', lengthMs: 60_000 }

/**
 * Says whether a request could be stored. A database that only answers is
 * none: a disk may be full, a standby read-only, a table locked. So a counter
 * is written, which neither engine flushes to the disk, at most every two
 * seconds.
 */
export function createReadiness(deps: ReadinessDeps): () => Promise<UnreadyReason | null> {
  const { store, hasRoom, clock, onFailure } = deps

  const checkWritable = async (): Promise<UnreadyReason | null> => {
    if (!(await isTrue(store.isReady()))) return 'database not ready'
    if (!(await isTrue(hasRoom()))) return 'disk full'
    const written = store.countHit(PROBE_COUNTER.key, {
      now: clock(),
      lengthMs: PROBE_COUNTER.lengthMs,
    })
    return (await isTrue(written.then((count) => count > 0))) ? null : 'database cannot be written'
  }

  /** Whatever keeps it from being true, and however long, the answer is no. */
  const isTrue = async (pendingCheck: Promise<boolean>): Promise<boolean> => {
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => reject(new Error(`no answer in ${WRITE_TIMEOUT_MS} ms`)),
      WRITE_TIMEOUT_MS,
    )
    try {
      return await Promise.race([pendingCheck, late])
    } catch (error) {
      onFailure(error)
      return false
    } finally {
      clearTimeout(timer)
    }
  }

  let checkedAt = Number.NEGATIVE_INFINITY
  let proof: Promise<UnreadyReason | null> = Promise.resolve(null)
  return () => {
    const age = clock() - checkedAt
    // A clock that was set back must not make one proof hold for ever.
    if (age < 0 || age >= CHECK_VALID_MS) {
      checkedAt = clock()
      proof = checkWritable()
    }
    return proof
  }
}

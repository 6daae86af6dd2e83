import type { Store } from '#server/store/store.ts'
import type { HasRoom } from './disk-space.ts'

/** Why no request could be stored right now; null when one could. */
export type Unready = 'database not ready' | 'disk full' | 'database cannot be written'

export interface ReadinessDeps {
  readonly store: Pick<Store, 'isReady' | 'countHit'>
  readonly hasRoom: HasRoom
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** Told what kept the database from answering or taking a row. */
  readonly onFailure: (error: unknown) => void
}

/** Supervisors ask every few seconds, several at once perhaps: one proof serves them all. */
const PROOF_HOLDS_MS = 2000
/** Longer than a flush on a slow disk; a lock that is held longer keeps visitors waiting too. */
const LIMIT_MS = 2000
/** One row a minute, forgotten with the other counters. */
const PROOF = { key: 'readyz', lengthMs: 60_000 }

/**
 * Says whether a request could be stored. A database that only answers is
 * none: a disk may be full, a standby read-only, a table locked. So a counter
 * is written, which neither engine flushes to the disk, at most every two
 * seconds.
 */
export function createReadiness(deps: ReadinessDeps): () => Promise<Unready | null> {
  const { store, hasRoom, clock, onFailure } = deps

  const prove = async (): Promise<Unready | null> => {
    if (!(await isTrue(store.isReady()))) return 'database not ready'
    if (!(await isTrue(hasRoom()))) return 'disk full'
    const written = store.countHit(PROOF.key, { now: clock(), lengthMs: PROOF.lengthMs })
    return (await isTrue(written.then((count) => count > 0))) ? null : 'database cannot be written'
  }

  /** Whatever keeps it from being true, and however long, the answer is no. */
  const isTrue = async (asked: Promise<boolean>): Promise<boolean> => {
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error(`no answer in ${LIMIT_MS} ms`)), LIMIT_MS)
    try {
      return await Promise.race([asked, late])
    } catch (error) {
      onFailure(error)
      return false
    } finally {
      clearTimeout(timer)
    }
  }

  let provedAt = Number.NEGATIVE_INFINITY
  let proof: Promise<Unready | null> = Promise.resolve(null)
  return () => {
    const age = clock() - provedAt
    // A clock that was set back must not make one proof hold for ever.
    if (age < 0 || age >= PROOF_HOLDS_MS) {
      provedAt = clock()
      proof = prove()
    }
    return proof
  }
}

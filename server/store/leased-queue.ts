import { changesRows, countChanges, type Db, execute, hasRows, rows, type Tx } from './db.ts'

export interface Claim {
  readonly now: number
  readonly leaseMs: number
  readonly limit: number
}

/** A lease of one attempt. */
export interface LeaseRenewal {
  readonly attempt: number
  readonly until: number
}

/** Why an attempt failed, and when the next one is due. */
export interface FailedAttempt {
  readonly attempt: number
  readonly dueAt: number
  readonly error: string
}

export type LeasedQueue = ReturnType<typeof leasedQueue>

/**
 * Creates the SQL of a table whose rows are jobs that servers claim under a lease. A leased job is
 * due when its lease expires. Calls about one attempt have no effect unless it is the latest one
 * and unsettled: another process may have claimed the job since the lease expired.
 * @param open condition of unsettled rows
 */
export const leasedQueue = (table: string, open: string, order: string) => ({
  /** Returns whether a job is due, without taking the write lock. */
  anyDue: (tx: Tx, now: number): Promise<boolean> =>
    hasRows(tx, `SELECT 1 AS due FROM ${table} WHERE ${open} AND due_at <= :now LIMIT 1`, { now }),

  /**
   * Claims due jobs, the longest due first, and returns their ids.
   * @param channel claims only notices of this channel
   */
  async claim(
    tx: Tx,
    { now, leaseMs, limit }: Claim,
    channel?: string,
  ): Promise<readonly string[]> {
    const ofChannel = channel === undefined ? '' : 'AND channel = :channel'
    const due = await rows<{ id: string }>(
      tx,
      `SELECT id FROM ${table} WHERE ${open} AND due_at <= :now ${ofChannel}
       ORDER BY ${order} LIMIT :limit`,
      { now, limit, ...(channel !== undefined && { channel }) },
    )
    const claimed: string[] = []
    for (const { id } of due) {
      // Unless its lease was renewed meanwhile.
      const isClaimed = await changesRows(
        tx,
        `UPDATE ${table} SET attempts = attempts + 1, lease_until = :until, due_at = :until
         WHERE id = :id AND due_at <= :now`,
        { id, now, until: now + leaseMs },
      )
      if (isClaimed) claimed.push(id)
    }
    return claimed
  },

  /** Extends a lease; returns false if it had no effect. */
  renewLease: (tx: Tx, id: string, lease: LeaseRenewal): Promise<boolean> =>
    changesRows(
      tx,
      `UPDATE ${table} SET lease_until = :until, due_at = :until
       WHERE id = :id AND ${open} AND attempts = :attempt AND lease_until IS NOT NULL`,
      { id, ...lease },
    ),

  /** Frees the leases of a killed server; returns how many. */
  freeLeases: (tx: Tx, now: number): Promise<number> =>
    countChanges(
      tx,
      `UPDATE ${table} SET lease_until = NULL, due_at = :now
       WHERE ${open} AND lease_until IS NOT NULL`,
      { now },
    ),

  /** Schedules another attempt at `dueAt`. */
  retry: (tx: Tx, id: string, failure: FailedAttempt): Promise<void> =>
    execute(
      tx,
      `UPDATE ${table} SET due_at = :dueAt, lease_until = NULL, last_error = :error
       WHERE id = :id AND ${open} AND attempts = :attempt`,
      { id, ...failure },
    ),
})

/**
 * Frees the leases of a killed server at the start of this one; returns how many. On an embedded
 * database these are all leases, since only one server uses it. On a shared one there are none:
 * another server may be running, and leases expire by themselves. Not part of a migration, which the
 * command line makes beside a running server.
 */
export const freeLeases = async (db: Db, queue: LeasedQueue, now: number): Promise<number> =>
  db.isShared ? 0 : await db.single((tx) => queue.freeLeases(tx, now))

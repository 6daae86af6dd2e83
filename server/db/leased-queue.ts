import { changesRows, countChanges, type Db, execute, hasRows, rows, type Tx } from './db.ts'

export interface Claim {
  readonly now: number
  readonly leaseMs: number
  readonly limit: number
}

/** Why an attempt failed, and when the next one is due. */
export interface FailedAttempt {
  readonly attempt: number
  readonly dueAt: number
  readonly error: string
}

type LeasedQueue = ReturnType<typeof leasedQueue>

/** By so much the clocks of two servers may differ. */
export const CLOCK_DIFFERENCE_MS = 15_000

/**
 * Condition of a job that is due. One whose time was written by a clock that ran ahead and was
 * corrected since is due too, and not only when that time comes.
 */
export const isDueSql = (dueAt: string, writtenAt: string): string =>
  `(${dueAt} <= :now OR ${writtenAt} - ${CLOCK_DIFFERENCE_MS} > :now)`

const IS_DUE = isDueSql('due_at', 'written_at')

/**
 * Creates the SQL of a table whose rows are jobs that servers claim under a lease, which is longer
 * than a job takes. A leased job is due when its lease expires. Calls about one attempt have no
 * effect unless it is the latest one and unsettled: another process may have claimed the job since
 * the lease expired.
 * @param open condition of unsettled rows
 */
export const leasedQueue = (table: string, open: string, order: string) => ({
  /** Returns whether a job is due, without taking the write lock. */
  anyDue: (tx: Tx, now: number): Promise<boolean> =>
    hasRows(tx, `SELECT 1 AS due FROM ${table} WHERE ${open} AND ${IS_DUE} LIMIT 1`, { now }),

  /**
   * Claims due jobs, the longest due first, and returns their ids.
   * @param of claims only rows with this value of this column
   */
  async claim(
    tx: Tx,
    { now, leaseMs, limit }: Claim,
    of?: { readonly column: string; readonly value: string },
  ): Promise<readonly string[]> {
    const due = await rows<{ id: string }>(
      tx,
      `SELECT id FROM ${table} WHERE ${open} AND ${IS_DUE} ${of ? `AND ${of.column} = :value` : ''}
       ORDER BY ${order} LIMIT :limit`,
      { now, limit, ...(of && { value: of.value }) },
    )
    const claimed: string[] = []
    for (const { id } of due) {
      // Unless it was settled meanwhile, outside of the queue of writes.
      const isClaimed = await changesRows(
        tx,
        `UPDATE ${table} SET attempts = attempts + 1, lease_until = :until, due_at = :until,
           written_at = :now
         WHERE id = :id AND ${open} AND ${IS_DUE}`,
        { id, now, until: now + leaseMs },
      )
      if (isClaimed) claimed.push(id)
    }
    return claimed
  },

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

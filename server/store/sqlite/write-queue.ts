import type { DatabaseSync } from 'node:sqlite'
import { isBusyError } from './connection.ts'

/** Serializes the writes of one connection. */
export interface WriteQueue {
  /**
   * Runs `job` inside a transaction and resolves with its result after the commit. Rejects with the
   * error of the job, whose writes are rolled back, or with the database's error.
   */
  run<Result>(job: () => Result): Promise<Result>
  /** Resolves when all jobs so far are settled; later jobs are refused. */
  close(): Promise<void>
}

export interface WriteQueueOptions {
  /** Maximum wait of a job for another process's lock. */
  readonly lockTimeoutMs: number
  /**
   * Throws while writing is not allowed; called before each transaction, and before its jobs are
   * resolved.
   */
  readonly verify?: () => void
}

interface QueuedJob {
  readonly run: () => JobOutcome
  readonly settle: (outcome: JobOutcome) => void
  readonly since: number
}

type JobOutcome = { readonly value: unknown } | { readonly error: unknown }

/**
 * Maximum number of jobs per transaction: enough to share a flush, few enough not to block the
 * event loop.
 */
const MAX_JOBS_PER_TRANSACTION = 32
/** Delay before the next attempt while another process writes. */
const BUSY_RETRY_MS = 10

/**
 * Creates a queue in which jobs that arrive in the same turn of the event loop share one
 * transaction and so one flush to disk, the main cost of a commit. Each job has its own savepoint,
 * so that a failure affects no other. Jobs are resolved after the commit.
 */
export function createWriteQueue(
  database: DatabaseSync,
  { lockTimeoutMs, verify = () => {} }: WriteQueueOptions,
): WriteQueue {
  const waiting: QueuedJob[] = []
  let scheduled = false
  let closed = false
  let whenEmpty: (() => void) | undefined

  const schedule = (): void => {
    if (scheduled || waiting.length === 0) return
    scheduled = true
    setImmediate(flush)
  }

  const flush = (): void => {
    scheduled = false
    try {
      verify()
      database.exec('BEGIN IMMEDIATE')
    } catch (error) {
      waitOrGiveUp(error)
      return
    }
    const batch = waiting.splice(0, MAX_JOBS_PER_TRANSACTION)
    let outcomes: readonly JobOutcome[]
    try {
      outcomes = batch.map((job) => runOne(job, batch.length > 1))
      database.exec('COMMIT')
      verify()
    } catch (error) {
      // A single job failed, or the disk did: nothing of this batch is stored.
      if (database.isTransaction) database.exec('ROLLBACK')
      outcomes = batch.map(() => ({ error }))
    }
    batch.forEach((job, index) => job.settle(outcomes[index] ?? { error: new Error('no outcome') }))
    next()
  }

  const runOne = (job: QueuedJob, shared: boolean): JobOutcome => {
    if (!shared) return job.run()
    database.exec('SAVEPOINT job')
    try {
      const outcome = job.run()
      database.exec('RELEASE job')
      return outcome
    } catch (error) {
      // A full disk or a failed read ends the whole transaction
      // (https://sqlite.org/lang_transaction.html).
      if (!database.isTransaction) throw error
      database.exec('ROLLBACK TO job')
      database.exec('RELEASE job')
      return { error }
    }
  }

  const waitOrGiveUp = (error: unknown): void => {
    const timedOutBefore = isBusyError(error) ? performance.now() - lockTimeoutMs : Infinity
    // The oldest are first.
    const firstToKeep = waiting.findIndex((job) => job.since > timedOutBefore)
    const given = waiting.splice(0, firstToKeep === -1 ? waiting.length : firstToKeep)
    for (const job of given) job.settle({ error })
    if (waiting.length === 0) {
      whenEmpty?.()
      return
    }
    scheduled = true
    setTimeout(flush, BUSY_RETRY_MS)
  }

  const next = (): void => {
    schedule()
    if (waiting.length === 0) whenEmpty?.()
  }

  return {
    run<Result>(job: () => Result): Promise<Result> {
      if (closed) return Promise.reject(new Error('the database is closed'))
      const { promise, resolve, reject } = Promise.withResolvers<Result>()
      waiting.push({
        run: () => ({ value: job() }),
        settle: (outcome) => {
          if ('error' in outcome) reject(outcome.error)
          else resolve(outcome.value as Result)
        },
        since: performance.now(),
      })
      schedule()
      return promise
    },

    close(): Promise<void> {
      closed = true
      if (waiting.length === 0) return Promise.resolve()
      const { promise, resolve } = Promise.withResolvers<void>()
      whenEmpty = resolve
      return promise
    },
  }
}

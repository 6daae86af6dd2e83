import type { DatabaseSync } from 'node:sqlite'
import { isBusyError } from './connection.ts'

/** Serializes what is written through one connection. */
export interface WriteQueue {
  /**
   * Runs `job` inside a transaction, and the next one after its end. Resolves with its result after
   * the commit; rejects with the error of the job, whose writes are rolled back, or with the
   * database's error.
   */
  run<Result>(job: () => Result | Promise<Result>): Promise<Result>
  /**
   * Runs a job whose writes a power cut may undo: without a flush to disk, unless another job of
   * the same transaction needs one. `verify` does not prevent it.
   */
  runRelaxed<Result>(job: () => Result | Promise<Result>): Promise<Result>
  /** Runs `job` between two transactions. */
  runBetween<Result>(job: () => Result): Promise<Result>
  /** Resolves when all jobs so far are settled; later jobs are refused. */
  close(): Promise<void>
  readonly isClosed: boolean
}

interface WriteQueueOptions {
  /** Maximum wait of a job for another process's lock. */
  readonly lockTimeoutMs: number
  /**
   * Throws while writing is not allowed; called before each transaction, and before its jobs are
   * resolved.
   */
  readonly verify?: () => void
}

interface QueuedJob {
  readonly run: () => unknown
  readonly settle: (outcome: JobOutcome) => void
  readonly since: number
  readonly kind: 'durable' | 'relaxed' | 'between'
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
 * so that a failure affects no other. Jobs run one after the other, and are resolved after the
 * commit.
 */
export function createWriteQueue(
  database: DatabaseSync,
  { lockTimeoutMs, verify = () => {} }: WriteQueueOptions,
): WriteQueue {
  const waiting: QueuedJob[] = []
  let isScheduled = false
  let isClosed = false
  let whenEmpty: (() => void) | undefined
  let synchronous: 'FULL' | 'NORMAL' | undefined

  const schedule = (): void => {
    if (isScheduled) return
    if (waiting.length === 0) whenEmpty?.()
    else {
      isScheduled = true
      setImmediate(() => void flush())
    }
  }

  const flush = async (): Promise<void> => {
    try {
      runBetweenTransactions()
      refuseUnverified()
      if (waiting.length > 0) await runTransaction()
    } catch (error) {
      // The transaction did not begin.
      refuseTimedOut(isBusyError(error) ? performance.now() - lockTimeoutMs : Infinity, error)
      if (waiting.length > 0) {
        setTimeout(() => void flush(), BUSY_RETRY_MS)
        return
      }
    }
    isScheduled = false
    schedule()
  }

  const runBetweenTransactions = (): void => {
    for (const job of take(({ kind }) => kind === 'between'))
      try {
        job.settle({ value: job.run() })
      } catch (error) {
        job.settle({ error })
      }
  }

  const refuseUnverified = (): void => {
    try {
      verify()
    } catch (error) {
      for (const job of take(({ kind }) => kind === 'durable')) job.settle({ error })
    }
  }

  const refuseTimedOut = (before: number, error: unknown): void => {
    for (const job of take(({ since }) => since <= before)) job.settle({ error })
  }

  /** Removes jobs from the queue. */
  const take = (fits: (job: QueuedJob) => boolean): readonly QueuedJob[] => {
    const taken = waiting.filter(fits)
    waiting.splice(0, waiting.length, ...waiting.filter((job) => !fits(job)))
    return taken
  }

  /** Throws if the transaction cannot begin. */
  const runTransaction = async (): Promise<void> => {
    const isDurable = waiting
      .slice(0, MAX_JOBS_PER_TRANSACTION)
      .some(({ kind }) => kind === 'durable')
    flushAtCommit(isDurable)
    database.exec('BEGIN IMMEDIATE')
    const batch = waiting.splice(0, MAX_JOBS_PER_TRANSACTION)
    let outcomes: JobOutcome[] = []
    try {
      for (const job of batch) outcomes.push(await runInSavepoint(job))
      database.exec('COMMIT')
    } catch (error) {
      // A database error: nothing of this batch is stored.
      if (database.isTransaction) database.exec('ROLLBACK')
      outcomes = batch.map(() => ({ error }))
    }
    settleCommitted(batch, outcomes)
  }

  /** `synchronous` can be changed between transactions only. */
  const flushAtCommit = (isDurable: boolean): void => {
    const wanted = isDurable ? 'FULL' : 'NORMAL'
    if (synchronous !== wanted) database.exec(`PRAGMA synchronous = ${wanted}`)
    synchronous = wanted
  }

  const runInSavepoint = async (job: QueuedJob): Promise<JobOutcome> => {
    database.exec('SAVEPOINT job')
    try {
      const value = await job.run()
      database.exec('RELEASE job')
      return { value }
    } catch (error) {
      // A full disk or a failed read ends the whole transaction
      // (https://sqlite.org/lang_transaction.html).
      if (!database.isTransaction) throw error
      database.exec('ROLLBACK TO job')
      database.exec('RELEASE job')
      return { error }
    }
  }

  const settleCommitted = (batch: readonly QueuedJob[], outcomes: readonly JobOutcome[]): void => {
    let lost: JobOutcome | null = null
    try {
      verify()
    } catch (error) {
      lost = { error }
    }
    for (const [index, job] of batch.entries()) {
      const outcome = outcomes[index] ?? { error: new Error('no outcome') }
      job.settle(lost !== null && job.kind === 'durable' ? lost : outcome)
    }
  }

  const add = <Result>(
    kind: QueuedJob['kind'],
    run: () => Result | Promise<Result>,
  ): Promise<Result> => {
    if (isClosed) return Promise.reject(new Error('the database is closed'))
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    waiting.push({
      kind,
      run,
      settle: (outcome) => {
        if ('error' in outcome) reject(outcome.error)
        else resolve(outcome.value as Result)
      },
      since: performance.now(),
    })
    schedule()
    return promise
  }

  return {
    run: (job) => add('durable', job),
    runRelaxed: (job) => add('relaxed', job),
    runBetween: (job) => add('between', job),

    get isClosed() {
      return isClosed
    },
    close(): Promise<void> {
      isClosed = true
      if (waiting.length === 0 && !isScheduled) return Promise.resolve()
      const { promise, resolve } = Promise.withResolvers<void>()
      whenEmpty = resolve
      return promise
    },
  }
}

import type { App } from '#server/app.ts'
import type { JobApp } from './job-app.ts'
import { doneWithin } from './timer.ts'

interface JobClaim {
  readonly now: number
  readonly leaseMs: number
  readonly limit: number
}

/**
 * What a worker needs to know about its jobs. Every function may reject while the database is
 * unreachable.
 */
interface JobSource<Job> {
  /** Names used in log messages: one job ('mail'), and where jobs are stored ('mail queue'). */
  readonly names: { readonly job: string; readonly store: string }
  readonly maxConcurrent: number
  /**
   * Duration of a lease, longer than a job takes: the longest delay until another server takes over
   * from a crashed one.
   */
  readonly leaseMs: number
  /** Next poll after `pollMinMs` plus up to `pollJitterMs`. */
  readonly pollMinMs: number
  readonly pollJitterMs: number
  readonly dueQueues: () => Promise<readonly string[]>
  readonly claim: (queue: string, claim: JobClaim) => Promise<readonly Job[]>
  /** Identifies a job in log lines, by ids only. */
  readonly logFields: (job: Job) => object
  readonly run: (job: Job) => Promise<void>
  /** Makes a claimed job, which was not run, due now. */
  readonly giveBack: (job: Job) => Promise<void>
  /** Frees leases of a killed server on an embedded database; resolves with their number. */
  readonly freeLeases: (now: number) => Promise<number>
  /** Called at each poll; must not throw or take long. */
  readonly maintain?: () => void
}

export interface JobWorker {
  /**
   * Frees the leases of a killed server of an embedded database, then polls for due jobs. Call it
   * once the server holds the data folder and the port, so that it claims no job of a running
   * server.
   */
  start(): void
  /** Polls now; returns at once. No effect before `start`. */
  nudge(): void
  /**
   * Claims no more jobs and waits for running ones, `graceMs` milliseconds at most.
   * @returns true if none is still running; a running job is retried when its lease expires
   */
  stop(graceMs: number): Promise<boolean>
  readonly isRunning: () => boolean
}

/**
 * Claims due jobs under a lease and runs them. All schedule state is in the database, so any number
 * of servers can poll. A crashed server's lease expires and another server takes over.
 */
export function createJobWorker<Job>(
  source: JobSource<Job>,
  { clock, random, log, setTimer }: JobApp & Pick<App, 'random'>,
): JobWorker {
  const { names } = source
  const concurrent = new Map<string, number>()
  const inFlight = new Set<Promise<void>>()
  let running = false
  let isPollRequested = false
  let activePoll: Promise<void> | undefined
  let cancelPoll: (() => void) | undefined

  const nudge = (): void => {
    if (!running) return
    isPollRequested = true
    activePoll ??= processWhileDue().finally(() => {
      activePoll = undefined
      // A nudge may have come after the last query.
      if (isPollRequested) nudge()
    })
  }

  const shouldProcess = (): boolean => running && isPollRequested

  const processWhileDue = async (): Promise<void> => {
    try {
      while (shouldProcess()) {
        isPollRequested = false
        for (const queue of await source.dueQueues()) await claimDue(queue)
      }
    } catch (error) {
      // The database is unreachable; the next poll tries again.
      isPollRequested = false
      log.error({ err: error }, `${names.store} not readable`)
    }
  }

  const claimDue = async (queue: string): Promise<void> => {
    const limit = source.maxConcurrent - (concurrent.get(queue) ?? 0)
    if (limit <= 0 || !running) return
    const jobs = await source.claim(queue, { now: clock(), leaseMs: source.leaseMs, limit })
    if (running) for (const job of jobs) startJob(queue, job)
    // Stopped while claiming: another server need not wait until the lease expires.
    else for (const job of jobs) await source.giveBack(job)
  }

  const startJob = (queue: string, job: Job): void => {
    concurrent.set(queue, (concurrent.get(queue) ?? 0) + 1)
    const work = runJob(job).finally(() => {
      concurrent.set(queue, (concurrent.get(queue) ?? 1) - 1)
      inFlight.delete(work)
      nudge()
    })
    inFlight.add(work)
  }

  const runJob = async (job: Job): Promise<void> => {
    try {
      await source.run(job)
    } catch (error) {
      // The lease expires and the job is retried: sent twice is better than not at all.
      log.error({ ...source.logFields(job), err: error }, `outcome of a ${names.job} not recorded`)
    }
  }

  /** Runs before the first claim: later it would free leases of this server. */
  const freeLeases = async (): Promise<void> => {
    try {
      const freed = await source.freeLeases(clock())
      if (freed > 0)
        log.warn({ freed }, `${names.job}s that a killed server was sending are sent again`)
    } catch (error) {
      // The database is unreachable; the leases expire by themselves.
      log.error({ err: error }, `${names.job}s of a killed server not freed`)
    }
  }

  const poll = (): void => {
    nudge()
    source.maintain?.()
    cancelPoll = setTimer(source.pollMinMs + random() * source.pollJitterMs, poll)
  }

  return {
    start() {
      if (running) return
      running = true
      activePoll = freeLeases().finally(() => {
        activePoll = undefined
        nudge()
      })
      poll()
    },
    nudge,
    async stop(graceMs) {
      running = false
      cancelPoll?.()
      return await doneWithin(graceMs, [activePoll, ...inFlight], setTimer)
    },
    isRunning: () => running,
  }
}

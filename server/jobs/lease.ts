import type { JobDeps } from './job-deps.ts'

/** A job that this server has claimed until its lease expires. */
export interface LeasedJob {
  /** Identifies the job in log lines, by ids only. */
  readonly logFields: object
  /**
   * Extends the lease (milliseconds since the epoch). Resolves with false if another server has
   * claimed the job since.
   */
  readonly renew: (until: number) => Promise<boolean>
}

/**
 * Duration of a lease: the longest delay until another server takes over from a crashed one.
 * Servers whose clocks differ by more than LEASE_MS - RENEW_INTERVAL_MS may send a message twice.
 */
export const LEASE_MS = 15_000
/** Two renewals may fail before the lease expires. */
const RENEW_INTERVAL_MS = 5000

/**
 * Renews the lease of a claimed job until it is released or lost.
 * @returns a function that releases it
 */
export function holdLease(job: LeasedJob, options: JobDeps): () => void {
  const { logFields } = job
  const { clock, setTimer, log } = options
  let isHeld = true
  let cancel = (): void => {}

  const schedule = (): void => {
    cancel = setTimer(RENEW_INTERVAL_MS, () => void renew())
  }

  const renew = async (): Promise<void> => {
    try {
      const renewed = await job.renew(clock() + LEASE_MS)
      // The message may be sent already, so it is not aborted.
      if (!renewed && isHeld) log.warn(logFields, 'taken over while it was being sent')
      isHeld &&= renewed
    } catch (error) {
      // The database is unreachable; the next renewal may still come in time.
      if (isHeld) log.warn({ ...logFields, err: error }, 'lease not renewed')
    }
    if (isHeld) schedule()
  }

  schedule()
  return () => {
    isHeld = false
    cancel()
  }
}

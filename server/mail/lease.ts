import type { MailLog } from './mail-log.ts'
import type { After } from './timer.ts'

/** What is taken and nobody else's for a while. */
export interface LeasedJob {
  /** Names it in log lines, by ids only. */
  readonly logFields: object
  /** False when somebody else has taken it since. */
  readonly renew: (until: number) => Promise<boolean>
}

export interface LeaseOptions {
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  readonly after: After
  readonly log: MailLog
}

/**
 * How long a taken mail is nobody else's: somebody on a doorstep waits no
 * longer for another server to notice that this one was killed. Servers whose
 * clocks differ by more than LEASE_MS - RENEW_EVERY_MS would double mails.
 */
export const LEASE_MS = 15_000
/** Two renewals may fail before the lease ends. */
const RENEW_EVERY_MS = 5000

/** Renews the lease of what has just been taken, until it is called off by what it returns. */
export function holdLease(job: LeasedJob, options: LeaseOptions): () => void {
  const { logFields } = job
  const { clock, after, log } = options
  let isHeld = true
  let cancel = (): void => {}

  const schedule = (): void => {
    cancel = after(RENEW_EVERY_MS, () => void renew())
  }

  const renew = async (): Promise<void> => {
    try {
      const renewed = await job.renew(clock() + LEASE_MS)
      // Too late to stop it: it may be out already.
      if (!renewed && isHeld) log.warn(logFields, 'taken over while it was being sent')
      isHeld &&= renewed
    } catch (error) {
      // The database is away; the next renewal may still come in time.
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

import type { MailJob, Store } from '#server/store/store.ts'
import type { MailLog } from './log.ts'
import type { After } from './timer.ts'

export interface LeaseOptions {
  readonly store: Pick<Store, 'renewMailLease'>
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

/** Renews the lease of a mail that has just been taken, until it is called off by what it returns. */
export function holdLease(job: MailJob, options: LeaseOptions): () => void {
  const { store, clock, after, log } = options
  const about = { mail: job.id, submission: job.lead.id, attempt: job.attempt }
  let held = true
  let cancel = (): void => {}

  const schedule = (): void => {
    cancel = after(RENEW_EVERY_MS, () => void renew())
  }

  const renew = async (): Promise<void> => {
    try {
      const lease = { attempt: job.attempt, until: clock() + LEASE_MS }
      const renewed = await store.renewMailLease(job.id, lease)
      // Too late to stop it: it may be out already.
      if (!renewed && held) log.warn(about, 'mail taken over while it was being sent')
      held &&= renewed
    } catch (error) {
      // The database is away; the next renewal may still come in time.
      if (held) log.warn({ ...about, err: error }, 'lease of a mail not renewed')
    }
    if (held) schedule()
  }

  schedule()
  return () => {
    held = false
    cancel()
  }
}

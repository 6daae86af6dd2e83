import { MAX_BACK_OFF_MS } from '#server/jobs/backoff.ts'
import { LEASE_MS } from '#server/jobs/lease.ts'
import { createJobWorker, type JobWorker } from '#server/jobs/job-worker.ts'
import type { MailJob } from '#server/store/lead.ts'
import type { MailQueue } from '#server/store/mail-queue.ts'
import { type DeliveryOutcome, deliverMail, type DeliveryDeps } from './delivery.ts'

export interface MailWorkerDeps extends DeliveryDeps {
  readonly store: DeliveryDeps['store'] &
    Pick<MailQueue, 'claimMail' | 'rescheduleMisdatedMails' | 'renewMailLease' | 'freeMailLeases'>
}

export interface MailWorker extends JobWorker {
  /** Attempts since the start, for the metrics. */
  counts(): Readonly<Record<DeliveryOutcome, number>>
}

export const MAX_CONCURRENT_MAILS = 4

/** Sends the mails of one queue, each outside any transaction, and records the outcome. */
export function createMailWorker(deps: MailWorkerDeps): MailWorker {
  const { store, clock, log } = deps
  const counts: Record<DeliveryOutcome, number> = { sent: 0, failed: 0, dead: 0 }

  /**
   * After a clock that ran ahead was corrected, mails would be due, and seem young, for as long as
   * it ran ahead.
   */
  const rescheduleMisdated = async (): Promise<void> => {
    const now = clock()
    const latestQueued = now + LEASE_MS
    const latestDue = latestQueued + MAX_BACK_OFF_MS
    try {
      const rescheduled = await store.rescheduleMisdatedMails({ now, latestQueued, latestDue })
      if (rescheduled === 0) return
      log.error({ rescheduled }, 'misdated mails rescheduled after a clock correction')
      worker.nudge()
    } catch (error) {
      // The database is unreachable, or closed since; the next poll tries again.
      if (worker.isRunning()) log.warn({ err: error }, 'misdated mails not rescheduled')
    }
  }

  const worker = createJobWorker<MailJob>(
    {
      names: { job: 'mail', store: 'mail queue' },
      maxConcurrent: MAX_CONCURRENT_MAILS,
      pollMinMs: 2000,
      pollJitterMs: 3000,
      dueQueues: async () => ['mail'],
      claim: (_queue, claim) => store.claimMail(claim),
      lease: ({ id, lead, attempt }) => ({
        logFields: { mail: id, submission: lead.id, attempt },
        renew: (until) => store.renewMailLease(id, { attempt, until }),
      }),
      async run(job) {
        const outcome = await deliverMail(job, deps)
        counts[outcome] += 1
      },
      giveBack: ({ id, attempt }) =>
        store.retryMail(id, { attempt, dueAt: clock(), error: 'stopped before sending' }),
      freeLeases: (now) => store.freeMailLeases(now),
      maintain: () => void rescheduleMisdated(),
    },
    deps,
  )
  return { ...worker, counts: () => ({ ...counts }) }
}

import { createJobWorker, type JobWorker } from '#server/jobs/job-worker.ts'
import type { MailJob } from '#server/store/lead.ts'
import type { MailQueue } from '#server/store/mail-queue.ts'
import { type DeliveryOutcome, deliverMail, type DeliveryDeps } from './delivery.ts'

export interface MailWorkerDeps extends DeliveryDeps {
  readonly store: DeliveryDeps['store'] & Pick<MailQueue, 'claimMail' | 'freeMailLeases'>
}

export interface MailWorker extends JobWorker {
  /** Attempts since the start, for the metrics. */
  counts(): Readonly<Record<DeliveryOutcome, number>>
}

export const MAX_CONCURRENT_MAILS = 4
/** Longer than `SMTP_LIMITS.mail`, and the retries of the write that records the outcome. */
export const MAIL_LEASE_MS = 90_000

/** Sends the mails of one queue, each outside any transaction, and records the outcome. */
export function createMailWorker(deps: MailWorkerDeps): MailWorker {
  const { store, clock } = deps
  const counts: Record<DeliveryOutcome, number> = { sent: 0, failed: 0, dead: 0 }

  const worker = createJobWorker<MailJob>(
    {
      names: { job: 'mail', store: 'mail queue' },
      maxConcurrent: MAX_CONCURRENT_MAILS,
      leaseMs: MAIL_LEASE_MS,
      pollMinMs: 2000,
      pollJitterMs: 3000,
      dueQueues: async () => ['mail'],
      claim: (_queue, claim) => store.claimMail(claim),
      logFields: ({ id, lead, attempt }) => ({ mail: id, submission: lead.id, attempt }),
      async run(job) {
        const outcome = await deliverMail(job, deps)
        counts[outcome] += 1
      },
      giveBack: ({ id, attempt }) =>
        store.retryMail(id, { attempt, dueAt: clock(), error: 'stopped before sending' }),
      freeLeases: (now) => store.freeMailLeases(now),
    },
    deps,
  )
  return { ...worker, counts: () => ({ ...counts }) }
}

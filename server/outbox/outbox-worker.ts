import { alertReceiver } from '#server/alarm/channels/webhook/webhook.ts'
import type { Environment } from '#server/environment.ts'
import { createJobWorker, type JobWorker } from '#server/jobs/job-worker.ts'
import { queueEvents } from '#server/outbox/queued/outgoing-events.ts'
import { composeStaffMail } from '#server/outbox/transport/compose-staff-mail.ts'
import { composeVisitorMail } from '#server/outbox/transport/visitor-mail.ts'
import { freeLeases } from '#server/db/leased-queue.ts'
import {
  claimOutbox,
  dueLanes,
  type EventLane,
  type Lane,
  type OutboxJob,
  outboxQueue,
  returnJob,
} from '#server/db/tables/outbox.ts'
import type { OutboxApp } from './outbox-app.ts'
import { type Receivers, sendEvent } from './send-event.ts'
import { sendMail } from './send-mail.ts'

/**
 * Longer than `SMTP_LIMITS.mail`, than a request to a receiver, and the retries of the write that
 * records the outcome.
 */
export const OUTBOX_LEASE_MS = 90_000
/** Per lane. */
export const MAX_CONCURRENT_MAILS = 4

/** Returns the worker that sends mails and events, each outside any transaction. */
export function outboxWorker(app: OutboxApp): JobWorker {
  const { db, clock, environment, mailCounts } = app
  const receivers = receiversOf(environment)
  const lanes = Object.keys(receivers) as readonly EventLane[]

  const send = async (job: OutboxJob): Promise<void> => {
    if (!('messageId' in job)) return await sendEvent(app, receivers, job)
    if (job.lane === 'visitor') await sendMail(app, job, composeVisitorMail)
    else mailCounts[await sendMail(app, job, composeStaffMail)] += 1
  }

  return createJobWorker<OutboxJob>(
    {
      names: { job: 'message', store: 'outbox' },
      maxConcurrent: MAX_CONCURRENT_MAILS,
      leaseMs: OUTBOX_LEASE_MS,
      pollMinMs: 2000,
      pollJitterMs: 3000,
      async dueQueues() {
        await queueEvents(db, lanes, clock())
        return await db.read((tx) => dueLanes(tx, clock()))
      },
      claim: (lane, claim) => db.writeRelaxed((tx) => claimOutbox(tx, lane as Lane, claim)),
      logFields: ({ id, lane, lead, attempt }) => ({
        message: id,
        lane,
        submission: lead.id,
        attempt,
      }),
      run: send,
      giveBack: (job) => db.single((tx) => returnJob(tx, job, clock())),
      freeLeases: (now) => freeLeases(db, outboxQueue, now),
    },
    app,
  )
}

/** Returns the owner's addresses that are set up: ALERT_WEBHOOK_URL and LEAD_EVENTS_URL. */
function receiversOf(environment: Environment): Receivers {
  const { leadEventsUrl, leadEventsSecret } = environment
  const alert = alertReceiver(environment)
  const isEventsSetUp = leadEventsUrl !== null && leadEventsSecret !== null
  return {
    ...(alert && { alert }),
    ...(isEventsSetUp && { events: { url: leadEventsUrl, secret: leadEventsSecret } }),
  }
}

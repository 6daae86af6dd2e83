import { DAY_MS } from '#domain/time/durations.ts'
import { fieldsWhere } from '#domain/submission/field-lists.ts'
import type { HttpReply } from '#server/notify/channels/http-request.ts'
import { postSigned, type WebhookOptions } from '#server/notify/channels/webhook/webhook.ts'
import { backOffMs } from '#server/jobs/backoff.ts'
import { createJobWorker, type JobWorker, type JobWorkerDeps } from '#server/jobs/job-worker.ts'
import {
  settleEventPost,
  eventPostQueue,
  claimEventPosts,
  type EventPost,
  OUTGOING_EVENTS,
} from '#server/leads/outgoing/lead-event-posts.ts'
import type { Db } from '#server/store/db.ts'
import { freeLeases } from '#server/store/leased-queue.ts'

export interface EventPostDeps extends JobWorkerDeps, Omit<WebhookOptions, 'clock'> {
  readonly store: Db
}

/** After this time a receiver that refuses or is away gets the event no more. */
const GIVE_UP_MS = 3 * DAY_MS
const GONE = 410
const LEASE_MS = 30_000

/** What the owner's spreadsheet has too; gate codes, keys and tokens never. */
const SENT_FIELDS: readonly string[] = fieldsWhere(
  ({ privacy, shownTo }) => privacy !== 'secret' && shownTo.includes('spreadsheet'),
)

/** Builds what the receiver gets. */
function dataOf({ lead, at }: EventPost): object {
  const fields = Object.entries(lead).filter(([name]) => SENT_FIELDS.includes(name))
  return {
    id: lead.id,
    at: new Date(at).toISOString(),
    ...Object.fromEntries(fields),
    town: lead.town?.name ?? null,
    paid_cents: lead.payment.paidCents,
  }
}

/** Creates the function that posts one claimed event, and records what became of it. */
export function createEventPoster({
  store,
  clock,
  random,
  log,
  ...options
}: Omit<EventPostDeps, 'setTimer'>): (post: EventPost) => Promise<void> {
  return async (post) => {
    const { id, kind, attempts: attempt, at, lead } = post
    // A payment that was taken back is not one.
    if (kind === 'payment' && lead.payment.paidCents === null)
      return await store.single((tx) => settleEventPost(tx, id, { state: 'sent', error: null }))
    const message = { id, now: clock(), type: OUTGOING_EVENTS[kind], data: dataOf(post) }
    const reply: HttpReply = await postSigned(message, options)
    const isAnswered = reply.kind === 'answered'
    if (isAnswered && reply.status >= 200 && reply.status < 300)
      return await store.single((tx) => settleEventPost(tx, id, { state: 'sent', error: null }))
    const error = isAnswered ? `status ${reply.status}` : reply.error
    if (clock() - at > GIVE_UP_MS || (isAnswered && reply.status === GONE)) {
      log.error({ event: id, lead: lead.id, error }, 'event of a lead given up')
      return await store.single((tx) => settleEventPost(tx, id, { state: 'dead', error }))
    }
    const dueAt = clock() + backOffMs(attempt, random())
    return await store.single((tx) => eventPostQueue.retry(tx, id, { attempt, dueAt, error }))
  }
}

/** Creates the worker that posts events of leads to the owner's address (R206). */
export function createEventPostWorker(deps: EventPostDeps): JobWorker {
  return createJobWorker<EventPost>(
    {
      names: { job: 'event', store: 'events of leads' },
      maxConcurrent: 4,
      leaseMs: LEASE_MS,
      pollMinMs: 2000,
      pollJitterMs: 1000,
      dueQueues: async () => ['events'],
      claim: (_queue, claim) => claimEventPosts(deps.store, claim),
      logFields: ({ id, lead }) => ({ event: id, lead: lead.id }),
      run: createEventPoster(deps),
      giveBack: ({ id, attempts: attempt }) =>
        deps.store.single((tx) =>
          eventPostQueue.retry(tx, id, { attempt, dueAt: deps.clock(), error: 'not sent' }),
        ),
      freeLeases: (now) => freeLeases(deps.store, eventPostQueue, now),
    },
    deps,
  )
}

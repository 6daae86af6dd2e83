import { DAY_MS } from '#domain/time/durations.ts'
import { fieldsWhere } from '#domain/submission/field-lists.ts'
import { townOfLead } from '#domain/places/lead-town.ts'
import { statusAfter, withoutUndone } from '#domain/lead/replay.ts'
import { spanishSignal } from '#domain/submission/visitor-language.ts'
import { backOffMs } from '#server/jobs/backoff.ts'
import { OUTGOING_EVENTS } from '#server/outbox/queued/outgoing-events.ts'
import {
  postSigned,
  publicData,
  type WebhookReceiver,
} from '#server/alarm/channels/webhook/webhook.ts'
import type { Db } from '#server/db/db.ts'
import { listEvents } from '#server/db/tables/events.ts'
import {
  type EventJob,
  type EventLane,
  markDead,
  markSent,
  outboxQueue,
} from '#server/db/tables/outbox.ts'
import type { OutboxApp } from './outbox-app.ts'

/** The owner's addresses that are set up. */
export type Receivers = Readonly<Partial<Record<EventLane, WebhookReceiver>>>

/** After this time a receiver that refuses or is away gets the event no more. */
const GIVE_UP_MS = 3 * DAY_MS
const GONE = 410

/** What the owner's spreadsheet has too; gate codes, keys and tokens never. */
const SENT_FIELDS: readonly string[] = fieldsWhere(
  ({ privacy, shownTo }) => privacy !== 'secret' && shownTo.includes('spreadsheet'),
)

/** What a receiver gets: without private data for the alarm's, otherwise with it. */
const PROJECTIONS: Readonly<Record<EventLane, (job: EventJob) => object>> = {
  alert: ({ lead }) => ({
    ...publicData({
      ...lead,
      submissionId: lead.id,
      town: townOfLead(lead)?.name ?? '',
      spanish: spanishSignal(lead),
    }),
    round: 0,
    step: 0,
    take: null,
  }),
  events: ({ lead, at }) => ({
    id: lead.id,
    at: new Date(at).toISOString(),
    ...Object.fromEntries(Object.entries(lead).filter(([name]) => SENT_FIELDS.includes(name))),
    town: lead.town?.name ?? null,
    paid_cents: lead.payment.paidCents,
  }),
}

/** Posts a claimed event to the owner's address, and records what became of it. */
export async function sendEvent(
  { db, clock, random, fetch, log }: Pick<OutboxApp, 'db' | 'clock' | 'random' | 'fetch' | 'log'>,
  receivers: Receivers,
  job: EventJob,
): Promise<void> {
  const { id, lane, kind, attempt, at, lead } = job
  const receiver = receivers[lane]
  // One that was set up on another server, or before a restart.
  if (receiver === undefined) return await db.single((tx) => markDead(tx, id, 'not set up'))
  if (await isTakenBack(db, job)) return await db.write((tx) => markSent(tx, id, clock()))
  const types: Readonly<Partial<Record<string, string>>> = OUTGOING_EVENTS[lane]
  const message = { id, now: clock(), type: types[kind] ?? '', data: PROJECTIONS[lane](job) }
  const reply = await postSigned(message, receiver, { fetch })
  const isAnswered = reply.kind === 'answered'
  if (isAnswered && reply.status >= 200 && reply.status < 300)
    return await db.writeRelaxed((tx) => markSent(tx, id, clock()))
  const error = isAnswered ? `status ${reply.status}` : reply.error
  if (clock() - at > GIVE_UP_MS || (isAnswered && reply.status === GONE)) {
    log.error({ event: id, lead: lead.id, error }, 'event of a lead given up')
    return await db.single((tx) => markDead(tx, id, error))
  }
  const dueAt = clock() + backOffMs(attempt, random())
  await db.single((tx) => outboxQueue.retry(tx, id, { attempt, dueAt, error }))
}

/** Returns whether what the event says was undone, or is a payment that was taken back. */
async function isTakenBack(db: Db, { kind, at, lead }: EventJob): Promise<boolean> {
  if (kind === 'payment') return lead.payment.paidCents === null
  if (statusAfter(kind) === null) return false
  const events = withoutUndone(await db.read((tx) => listEvents(tx, lead.id)))
  return events.every((event) => event.at !== at)
}

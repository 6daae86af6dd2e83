import { cleanLine, truncate } from '#domain/text/clean-text.ts'
import { maskSecrets } from '#domain/pages/private-paths.ts'
import { backOffMs } from '#server/jobs/backoff.ts'
import { retryWrite } from '#server/jobs/retry-write.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { MailTransport, OutgoingMail, SendResult } from '#server/outbox/transport/transport.ts'
import type { MailJob } from '#server/db/tables/lead.ts'
import {
  deferMail,
  dropMail,
  type MailLane,
  markDead,
  markSent,
  outboxQueue,
} from '#server/db/tables/outbox.ts'
import type { OutboxApp } from './outbox-app.ts'

/** `dropped`: it is not right any more, and was not sent. */
export type MailOutcome = 'sent' | 'failed' | 'dead' | 'dropped'

/** Builds a mail; `null` if none is to be sent any more. */
type ComposeMail = (app: OutboxApp, job: MailJob) => Promise<OutgoingMail | null>

/** From this attempt on, about a minute after the first, a failure is logged as an error. */
const ERROR_LEVEL_FROM_ATTEMPT = 5
/** After this time, news of a lead helps nobody who has not got it; the others have. */
const DEFERRED_MS = DAY_MS
const DEFERRED = 'some addresses do not take it now'

/**
 * Sends one mail and records the outcome. Log lines identify mail and submission by their ids only.
 * Rejects when the database does.
 * One that is not to be sent any more leaves no trace.
 */
export async function sendMail(
  app: OutboxApp,
  job: MailJob & { readonly lane: MailLane },
  compose: ComposeMail,
): Promise<MailOutcome> {
  const { db, clock, random, log } = app
  const { id, lane, attempt } = job
  const logFields = { mail: id, submission: job.lead.id, attempt }
  const result = await composeAndSend(app, job, compose)
  if (result === null) {
    await retryWrite(() => db.writeRelaxed((tx) => dropMail(tx, id)), app.setTimer)
    log.info({ ...logFields, kind: job.kind }, 'mail dropped, it is not right any more')
    return 'dropped'
  }
  if (result.ok && result.refused)
    log.warn({ ...logFields, refused: result.refused.length }, 'mail refused for some of the staff')
  const isOld = clock() - Date.parse(job.lead.created_at) > DEFERRED_MS
  if (result.ok && result.deferred && !isOld) {
    const delayMs = backOffMs(attempt, random())
    const again = { attempt, dueAt: clock() + delayMs, error: DEFERRED, now: clock() }
    const recipients = result.deferred
    await retryWrite(
      () => db.writeRelaxed((tx) => deferMail(tx, id, { ...again, recipients })),
      app.setTimer,
    )
    log.warn(
      { ...logFields, deferred: recipients.length, retryInMs: delayMs },
      'mail sent, but not yet to some of the staff; it will be tried again for them',
    )
    return 'failed'
  }
  if (result.ok) {
    await retryWrite(() => db.writeRelaxed((tx) => markSent(tx, id, clock())), app.setTimer)
    log.info(logFields, 'mail sent')
    return 'sent'
  }
  const error = lastError(result)
  if (result.permanent) {
    await db.single((tx) => markDead(tx, id, error))
    const fields = { ...logFields, reason: result.error }
    if (lane === 'staff')
      log.error(fields, 'mail refused for good, so this lead was not announced by mail')
    else log.warn(fields, 'mail to the visitor refused for good')
    return 'dead'
  }
  const delayMs = backOffMs(attempt, random())
  const dueAt = clock() + delayMs
  await db.single((tx) => outboxQueue.retry(tx, id, { attempt, dueAt, error }))
  // A lost staff mail is an error; a visitor's own address may be wrong.
  const level = lane === 'staff' && attempt >= ERROR_LEVEL_FROM_ATTEMPT ? 'error' : 'warn'
  log[level](
    { ...logFields, reason: result.error, retryInMs: delayMs },
    'mail not sent, it will be tried again',
  )
  return 'failed'
}

/** Sends a mail to the addresses that are left; the others have it, whatever becomes of it. */
async function keepDeferred(transport: MailTransport, mail: OutgoingMail): Promise<SendResult> {
  const result = await transport.send(mail)
  if (result.ok) return result
  return result.permanent ? { ok: true, refused: mail.to } : { ok: true, deferred: mail.to }
}

const MAX_ERROR_LENGTH = 300

/**
 * Formats the error for the owner: what failed and the response of the mail server, in one line,
 * with links masked.
 */
function lastError({ error, detail }: SendResult & { ok: false }): string {
  const detailText = detail === undefined ? error : `${error}: ${maskSecrets(detail)}`
  return truncate(cleanLine(detailText), MAX_ERROR_LENGTH)
}

/**
 * Builds and sends the mail. A defect in the code counts as a temporary failure, so that a fixed
 * release sends the mail.
 */
async function composeAndSend(
  app: OutboxApp,
  job: MailJob,
  compose: ComposeMail,
): Promise<SendResult | null> {
  const { transport, log } = app
  try {
    const mail = await compose(app, job)
    if (mail === null) return null
    const { recipients } = job
    if (recipients === null) return await transport.send(mail)
    // An address may have left STAFF_EMAIL meanwhile.
    const to = mail.to.filter((address) => recipients.includes(address))
    return to.length === 0 ? { ok: true } : await keepDeferred(transport, { ...mail, to })
  } catch (error) {
    log.error({ mail: job.id, submission: job.lead.id, err: error }, 'mail could not be written')
    return { ok: false, permanent: false, error: 'defect' }
  }
}

import { channelRow, hasCaps, parseChannelKind } from '#domain/alarm/channels.ts'
import { NOTICE_KINDS } from '#domain/alarm/notice-kind.ts'
import { isClosed } from '#domain/lead/lifecycle.ts'
import { backOffMs } from '#server/jobs/backoff.ts'
import { retryWrite } from '#server/jobs/retry-write.ts'
import type { JobLog } from '#server/jobs/job-app.ts'
import { hashOfToken, randomToken } from '#server/secrets/token.ts'
import type { NoticeJob, NoticeResult } from '#server/db/tables/notice.ts'
import { phoneRules } from '#server/alarm/sending/phone-rules.ts'
import { type Channel, NOT_SET_UP, type Notice, type SendOutcome } from './channel.ts'
import type { AlarmApp } from './alarm-app.ts'
import type { Senders } from './channels/channels.ts'
import { toNotice } from './notice-facts.ts'
import { ACCEPT_TOKEN_LIFETIME_MS } from '#server/db/tables/accept-tokens.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { reserveSend } from '#server/alarm/sending/reserve-send.ts'
import { recordResult } from '#server/alarm/sending/record-result.ts'
import { noticeQueue } from '#server/db/tables/notices.ts'
import { markEnded } from '#server/alarm/sending/provider-status.ts'

const SEND_TIMEOUT_MS = 25_000
/** Longest delay between two attempts: a customer may be locked out. */
const MAX_RETRY_DELAY_MS = MINUTE_MS
/** Attempts of a call that certainly did not go out; then the next step follows. */
const MAX_PHONE_ATTEMPTS = 3
const PHONE_RETRY_MS = 15_000
const END_RETRY_MS = 2000
/** Attempts to end a call or a Pushover message; a call has stopped ringing by then. */
const MAX_END_ATTEMPTS = 15

/**
 * Sends one notice, or ends a ringing call or Pushover message, and records the outcome. Rejects
 * when the database does.
 */
export async function deliverNotice(
  app: AlarmApp,
  senders: Senders,
  job: NoticeJob,
): Promise<void> {
  const kind = parseChannelKind(job.channel)
  const sender = kind === null ? null : senders[kind]
  if (job.work === 'end') return await endCall(app, sender, job)
  const isPhoneChannel = hasCaps(job.channel)
  const { db, clock, log } = app
  const token = hasLink(job) ? randomToken() : null
  const reservation = await reserveSend(db, job.id, {
    attempt: job.attempt,
    now: clock(),
    phoneRules: phoneRules(kind, app),
    token:
      token === null
        ? null
        : { hash: hashOfToken(token), expiresAt: clock() + ACCEPT_TOKEN_LIFETIME_MS },
  })
  const logFields = jobLogFields(job)
  if (reservation.outcome !== 'reserved') {
    if (reservation.outcome === 'delayed')
      log.warn(
        { ...logFields, until: new Date(reservation.until).toISOString() },
        'call delayed: too many calls',
      )
    if (reservation.outcome === 'capped') log.warn(logFields, 'not sent: too many calls')
    return
  }
  const acceptUrl = token && `${app.environment.staffUrl}/a/${token}`
  const notice = toNotice(job, { ...reservation, acceptUrl })
  const outcome = await send(notice, sender, { isPhoneChannel, logFields, app })
  const result = toNoticeResult(outcome, job, { isPhoneChannel, app })
  await retryWrite(
    () =>
      db.writeRelaxed((tx) =>
        recordResult(tx, job.id, { attempt: job.attempt, now: clock(), result }),
      ),
    app.setTimer,
  )
  logOutcome(log, logFields, result)
}

export const jobLogFields = ({ id, lead, channel, attempt }: NoticeJob): object => ({
  notice: id,
  ...(lead && { submission: lead.id }),
  channel,
  attempt,
})

/** The link of a closed lead opens nothing. */
const hasLink = ({ channel, kind, lead }: NoticeJob): boolean =>
  channelRow(channel)?.isSpoken !== true &&
  NOTICE_KINDS[kind].hasLink &&
  (lead === null || !isClosed(lead.status))

interface SendContext {
  readonly isPhoneChannel: boolean
  readonly logFields: object
  readonly app: AlarmApp
}

async function send(
  notice: Notice,
  sender: Channel | null,
  { isPhoneChannel, logFields, app }: SendContext,
): Promise<SendOutcome> {
  // A channel of a later release.
  if (sender === null) return NOT_SET_UP
  const { promise: timeIsUp, resolve } = Promise.withResolvers<SendOutcome>()
  const cancel = app.setTimer(SEND_TIMEOUT_MS, () =>
    resolve({ outcome: 'unknown', error: 'no answer in time' }),
  )
  try {
    return await Promise.race([sender.send(app, notice), timeIsUp])
  } catch (error) {
    // After a defect in the code, a call that may have gone out is not repeated; other notices are.
    app.log.error({ ...logFields, err: error }, 'notice could not be sent')
    return isPhoneChannel
      ? { outcome: 'unknown', error: 'defect' }
      : { outcome: 'failed', permanent: false, gone: 'no', error: 'defect' }
  } finally {
    cancel()
  }
}

/** Converts an outcome to what the database records: a final result, or the next attempt. */
function toNoticeResult(
  outcome: SendOutcome,
  job: NoticeJob,
  { isPhoneChannel, app }: Omit<SendContext, 'logFields'>,
): NoticeResult {
  if (outcome.outcome === 'sent') return outcome
  const { error } = outcome
  const failure = outcome.outcome === 'failed' ? outcome : null
  const gone = failure?.gone ?? 'no'
  const mayRepeat = failure ? !failure.permanent && gone === 'no' : !isPhoneChannel
  const hasAttemptsLeft = !isPhoneChannel || job.attempt < MAX_PHONE_ATTEMPTS
  const defaultDelayMs = isPhoneChannel ? PHONE_RETRY_MS : backOffMs(job.attempt, app.random())
  const dueAt = app.clock() + Math.min(failure?.retryAfterMs ?? defaultDelayMs, MAX_RETRY_DELAY_MS)
  const left = failure?.left
  if (mayRepeat && hasAttemptsLeft && dueAt < job.notAfter)
    return { outcome: 'retry', dueAt, error, ...(left && { address: left }) }
  if (left !== undefined) return { outcome: 'sent', providerId: null }
  if (failure === null && isPhoneChannel) return { outcome: 'unknown', error }
  return { outcome: 'failed', gone, error, ...(failure?.hasOptedOut && { hasOptedOut: true }) }
}

function logOutcome(log: JobLog, logFields: object, result: NoticeResult): void {
  if (result.outcome === 'sent') return log.info(logFields, 'notice sent')
  const fields = { ...logFields, reason: result.error }
  if (result.outcome === 'failed') log.error(fields, 'notice not sent')
  else if (result.outcome === 'unknown') log.warn(fields, 'notice outcome unknown')
  else log.warn(fields, 'notice not sent, it will be tried again')
}

/**
 * Ends a ringing call or a Pushover message after the lead was accepted. One that cannot be ended
 * stops by itself, a Pushover message within an hour.
 */
async function endCall(app: AlarmApp, sender: Channel | null, job: NoticeJob): Promise<void> {
  const { db, clock, log } = app
  try {
    if (job.providerId !== null) await sender?.end?.(app, job.providerId)
  } catch (error) {
    if (job.attempt < MAX_END_ATTEMPTS) {
      const dueAt = clock() + END_RETRY_MS
      log.warn({ ...jobLogFields(job), err: error }, 'call not ended, it will be tried again')
      await db.writeRelaxed((tx) =>
        noticeQueue.retry(tx, job.id, { attempt: job.attempt, dueAt, error: 'not ended' }),
      )
      return
    }
    log.error({ ...jobLogFields(job), err: error }, 'call not ended')
  }
  await db.writeRelaxed((tx) => markEnded(tx, job.id, clock()))
}

import { backOffMs } from '#server/mail/back-off.ts'
import { retryWrite } from '#server/mail/retry-write.ts'
import type { MailLog } from '#server/mail/mail-log.ts'
import type { After } from '#server/mail/timer.ts'
import { hashOfToken, randomToken } from '#server/status-page-token/derive-token.ts'
import type { AlarmStore } from '#server/store/alarm/alarm-store.ts'
import type { NoticeJob, NoticeResult } from '#server/store/alarm/notice.ts'
import { type PhoneRulesOptions, phoneRules } from './phone-rules.ts'
import { type Channel, type Notice, type SendOutcome, PHONE_CHANNELS } from './channel.ts'
import { toNotice } from './notice-facts.ts'
import { parseChannelKind } from './new-notice.ts'

export interface DeliverOptions extends PhoneRulesOptions {
  readonly store: {
    readonly alarms: Pick<AlarmStore, 'begin' | 'settle' | 'markEnded' | 'retryEnding'>
  }
  /** 0 up to, not including, 1. */
  readonly random: () => number
  readonly after: After
  readonly log: MailLog
  /** SITE_URL, without a slash at its end. */
  readonly siteUrl: string
}

/** A channel as the engine calls it: of the plan's, or the canary's. */
export type NoticeSender = Pick<Channel, 'send' | 'end'>

/** How long a token opens its page (R105). */
export const ACCEPT_TOKEN_LIFETIME_MS = 24 * 60 * 60_000

/** What a channel has to answer within; one that does not is not waited for. */
const SEND_TIMEOUT_MS = 25_000
/** Somebody is waiting at a door: no try lies further off than that. */
export const MAX_RETRY_DELAY_MS = 60_000
/** A call that certainly did not go out is tried this often, then the next step comes. */
const MAX_PHONE_TRIES = 3
const PHONE_RETRY_MS = 15_000
const END_RETRY_MS = 2000
/** By then no call rings any more, whoever could not be asked to end it. */
const MAX_END_TRIES = 15

/** Sends one notice, or ends one call, and writes down what became of it. Rejects when the store does. */
export async function deliverNotice(
  job: NoticeJob,
  sender: NoticeSender | undefined,
  options: DeliverOptions,
): Promise<string> {
  if (job.work === 'end') return await endCall(job, sender, options)
  const isTelephone = PHONE_CHANNELS.some((kind) => kind === job.channel)
  const { store, clock } = options
  const token = hasAcceptLink(job) ? randomToken() : null
  const reservation = await store.alarms.begin(job.id, {
    attempt: job.attempt,
    now: clock(),
    telephone: phoneRules(parseChannelKind(job.channel), options),
    token:
      token === null
        ? null
        : { hash: hashOfToken(token), expiresAt: clock() + ACCEPT_TOKEN_LIFETIME_MS },
  })
  const about = jobLogFields(job)
  if (!reservation.go) {
    if (reservation.because === 'held')
      options.log.warn(
        { ...about, until: new Date(reservation.until).toISOString() },
        'call delayed: too many calls',
      )
    if (reservation.because === 'capped')
      options.log.warn(about, 'test call held back: too many calls')
    return reservation.because
  }
  const acceptUrl = token === null ? null : `${options.siteUrl}/a/${token}`
  const notice = toNotice(job, { waiting: reservation.waiting, acceptUrl })
  const outcome = await send(notice, sender, { isTelephone, about, options })
  const result = toNoticeResult(outcome, job, { isTelephone, options })
  await retryWrite(
    () => store.alarms.settle(job.id, { attempt: job.attempt, now: clock(), result }),
    options.after,
  )
  logOutcome(result, { about, options })
  return result.outcome
}

export const jobLogFields = ({ id, lead, channel, attempt }: NoticeJob): object => ({
  notice: id,
  ...(lead && { submission: lead.id }),
  channel,
  attempt,
})

/** Notices without a lead to accept carry no link; a call is answered by a digit. */
const KINDS_WITHOUT_LINK: readonly string[] = [
  'accepted',
  'cancelled',
  'closed',
  'sign-in',
  'calls-low',
]

const hasAcceptLink = ({ channel, kind }: NoticeJob): boolean =>
  channel !== 'call' && !KINDS_WITHOUT_LINK.includes(kind)

interface SendContext {
  readonly isTelephone: boolean
  readonly about: object
  readonly options: DeliverOptions
}

async function send(
  notice: Notice,
  sender: NoticeSender | undefined,
  { isTelephone, about, options }: SendContext,
): Promise<SendOutcome> {
  if (sender === undefined) {
    // It was set up when the step was made, on another server or before a restart.
    return { outcome: 'failed', permanent: true, gone: 'no', error: 'channel not set up' }
  }
  const { promise: timeIsUp, resolve } = Promise.withResolvers<SendOutcome>()
  const cancel = options.after(SEND_TIMEOUT_MS, () =>
    resolve({ outcome: 'unknown', error: 'no answer in time' }),
  )
  try {
    return await Promise.race([sender.send(notice), timeIsUp])
  } catch (error) {
    // A defect of ours: what may have rung is not rung again, everything else is.
    options.log.error({ ...about, err: error }, 'notice could not be sent')
    return isTelephone
      ? { outcome: 'unknown', error: 'defect' }
      : { outcome: 'failed', permanent: false, gone: 'no', error: 'defect' }
  } finally {
    cancel()
  }
}

/** What the store keeps of an outcome: settled, or once more and when. */
function toNoticeResult(
  outcome: SendOutcome,
  job: NoticeJob,
  { isTelephone, options }: Omit<SendContext, 'about'>,
): NoticeResult {
  if (outcome.outcome === 'sent') return outcome
  const { error } = outcome
  const mayRepeat = outcome.outcome === 'failed' ? !outcome.permanent : !isTelephone
  const triesLeft = isTelephone ? job.attempt < MAX_PHONE_TRIES : true
  const wish = outcome.outcome === 'failed' ? outcome.retryAfterMs : undefined
  const usual = isTelephone ? PHONE_RETRY_MS : backOffMs(job.attempt, options.random())
  const dueAt = options.clock() + Math.min(wish ?? usual, MAX_RETRY_DELAY_MS)
  const isGone = outcome.outcome === 'failed' && outcome.gone !== 'no'
  if (mayRepeat && triesLeft && !isGone && dueAt < job.notAfter)
    return { outcome: 'retry', dueAt, error }
  return outcome.outcome === 'failed'
    ? { outcome: 'failed', gone: outcome.gone, error }
    : { outcome: isTelephone ? 'unknown' : 'failed', gone: 'no', error }
}

function logOutcome(
  result: NoticeResult,
  { about, options: { log } }: Pick<SendContext, 'about' | 'options'>,
): void {
  if (result.outcome === 'sent') {
    log.info(about, 'notice sent')
    return
  }
  const fields = { ...about, reason: result.error }
  if (result.outcome === 'failed') log.error(fields, 'notice not sent')
  else if (result.outcome === 'unknown') log.warn(fields, 'notice sent or not: nobody knows')
  else log.warn(fields, 'notice not sent, it will be tried again')
}

/** After acceptance nothing rings; a call that cannot be ended stops by itself. */
async function endCall(
  job: NoticeJob,
  sender: NoticeSender | undefined,
  { store, clock, log }: DeliverOptions,
): Promise<string> {
  try {
    if (job.providerId !== null) await sender?.end?.(job.providerId)
  } catch (error) {
    if (job.attempt < MAX_END_TRIES) {
      const dueAt = clock() + END_RETRY_MS
      log.warn({ ...jobLogFields(job), err: error }, 'call not ended, it will be tried again')
      await store.alarms.retryEnding(job.id, { attempt: job.attempt, dueAt, error: 'not ended' })
      return 'retry'
    }
    log.error({ ...jobLogFields(job), err: error }, 'call not ended')
  }
  await store.alarms.markEnded(job.id, clock())
  return 'ended'
}

import { backOffMs } from '#server/mail/back-off.ts'
import { insist } from '#server/mail/insist.ts'
import type { MailLog } from '#server/mail/log.ts'
import type { After } from '#server/mail/timer.ts'
import { hashOfToken, randomToken } from '#server/receipt-token/token.ts'
import type { AlarmStore } from '#server/store/alarm/alarm-store.ts'
import type { NoticeJob, NoticeResult } from '#server/store/alarm/notice.ts'
import { type TelephoneOptions, telephoneRules } from './caps.ts'
import { type Channel, type Notice, type SendOutcome, TELEPHONE_KINDS } from './channel.ts'
import { noticeOf } from './facts.ts'
import { channelKind } from './new-notice.ts'

export interface DeliverOptions extends TelephoneOptions {
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
export type Sender = Pick<Channel, 'send' | 'end'>

/** How long a token opens its page (R105). */
export const TOKEN_LIFE_MS = 24 * 60 * 60_000

/** What a channel has to answer within; one that does not is not waited for. */
const SEND_LIMIT_MS = 25_000
/** Somebody is waiting at a door: no try lies further off than that. */
export const LONGEST_RETRY_MS = 60_000
/** A call that certainly did not go out is tried this often, then the next step comes. */
const TELEPHONE_TRIES = 3
const TELEPHONE_RETRY_MS = 15_000
const END_RETRY_MS = 2000
/** By then no call rings any more, whoever could not be asked to end it. */
const END_TRIES = 15

/** Sends one notice, or ends one call, and writes down what became of it. Rejects when the store does. */
export async function deliverNotice(
  job: NoticeJob,
  sender: Sender | undefined,
  options: DeliverOptions,
): Promise<string> {
  if (job.work === 'end') return await endCall(job, sender, options)
  const isTelephone = TELEPHONE_KINDS.some((kind) => kind === job.channel)
  const { store, clock } = options
  const token = carriesLink(job) ? randomToken() : null
  const begun = await store.alarms.begin(job.id, {
    attempt: job.attempt,
    now: clock(),
    telephone: telephoneRules(channelKind(job.channel), options),
    token: token === null ? null : { hash: hashOfToken(token), expiresAt: clock() + TOKEN_LIFE_MS },
  })
  const about = aboutOf(job)
  if (!begun.go) {
    if (begun.because === 'held')
      options.log.warn(
        { ...about, until: new Date(begun.until).toISOString() },
        'call delayed: too many calls',
      )
    if (begun.because === 'capped') options.log.warn(about, 'test call held back: too many calls')
    return begun.because
  }
  const takeUrl = token === null ? null : `${options.siteUrl}/a/${token}`
  const notice = noticeOf(job, { waiting: begun.waiting, takeUrl })
  const outcome = await send(notice, sender, { isTelephone, about, options })
  const result = resultOf(outcome, job, { isTelephone, options })
  await insist(
    () => store.alarms.settle(job.id, { attempt: job.attempt, now: clock(), result }),
    options.after,
  )
  report(result, { about, options })
  return result.outcome
}

export const aboutOf = ({ id, lead, channel, attempt }: NoticeJob): object => ({
  notice: id,
  ...(lead && { submission: lead.id }),
  channel,
  attempt,
})

/** Notices without a lead to accept carry no link; a call is answered by a digit. */
const WITHOUT_LINK: readonly string[] = ['accepted', 'cancelled', 'closed', 'sign-in', 'calls-low']

const carriesLink = ({ channel, kind }: NoticeJob): boolean =>
  channel !== 'call' && !WITHOUT_LINK.includes(kind)

interface Sending {
  readonly isTelephone: boolean
  readonly about: object
  readonly options: DeliverOptions
}

async function send(
  notice: Notice,
  sender: Sender | undefined,
  { isTelephone, about, options }: Sending,
): Promise<SendOutcome> {
  if (sender === undefined) {
    // It was set up when the step was made, on another server or before a restart.
    return { outcome: 'failed', permanent: true, gone: 'no', error: 'channel not set up' }
  }
  const { promise: timeIsUp, resolve } = Promise.withResolvers<SendOutcome>()
  const cancel = options.after(SEND_LIMIT_MS, () =>
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
function resultOf(
  outcome: SendOutcome,
  job: NoticeJob,
  { isTelephone, options }: Omit<Sending, 'about'>,
): NoticeResult {
  if (outcome.outcome === 'sent') return outcome
  const { error } = outcome
  const mayRepeat = outcome.outcome === 'failed' ? !outcome.permanent : !isTelephone
  const triesLeft = isTelephone ? job.attempt < TELEPHONE_TRIES : true
  const wish = outcome.outcome === 'failed' ? outcome.retryAfterMs : undefined
  const usual = isTelephone ? TELEPHONE_RETRY_MS : backOffMs(job.attempt, options.random())
  const dueAt = options.clock() + Math.min(wish ?? usual, LONGEST_RETRY_MS)
  const isGone = outcome.outcome === 'failed' && outcome.gone !== 'no'
  if (mayRepeat && triesLeft && !isGone && dueAt < job.notAfter)
    return { outcome: 'retry', dueAt, error }
  return outcome.outcome === 'failed'
    ? { outcome: 'failed', gone: outcome.gone, error }
    : { outcome: isTelephone ? 'unknown' : 'failed', gone: 'no', error }
}

function report(
  result: NoticeResult,
  { about, options: { log } }: Pick<Sending, 'about' | 'options'>,
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

/** After acceptance nothing rings (R103); a call that cannot be ended stops by itself. */
async function endCall(
  job: NoticeJob,
  sender: Sender | undefined,
  { store, clock, log }: DeliverOptions,
): Promise<string> {
  try {
    if (job.providerId !== null) await sender?.end?.(job.providerId)
  } catch (error) {
    if (job.attempt < END_TRIES) {
      const dueAt = clock() + END_RETRY_MS
      log.warn({ ...aboutOf(job), err: error }, 'call not ended, it will be tried again')
      await store.alarms.retryEnding(job.id, { attempt: job.attempt, dueAt, error: 'not ended' })
      return 'retry'
    }
    log.error({ ...aboutOf(job), err: error }, 'call not ended')
  }
  await store.alarms.markEnded(job.id, clock())
  return 'ended'
}

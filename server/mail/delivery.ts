import { maskSecrets } from '#domain/private-paths.ts'
import type { MailJob, Store } from '#server/store/store.ts'
import { backOffMs } from './back-off.ts'
import { cut, oneLine } from './clean.ts'
import { insist } from './insist.ts'
import type { MailLog } from './log.ts'
import { type After, afterRealTime } from './timer.ts'
import type { MailTransport, OutgoingMail, SendResult } from './transport.ts'

export interface DeliveryOptions {
  readonly store: Pick<Store, 'markMailSent' | 'retryMail' | 'buryMail'>
  readonly transport: MailTransport
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** 0 up to, not including, 1. */
  readonly random: () => number
  readonly log: MailLog
  /** Writes the mail; null for one that is nobody's to read (any more): it counts as sent. */
  readonly compose: (job: MailJob) => Promise<OutgoingMail | null>
  /** Whose mails these are: one that staff does not get is an error, a visitor's own address may be wrong. */
  readonly audience: 'staff' | 'visitor'
  /** Real timers by default. */
  readonly after?: After
}

export type Delivered = 'sent' | 'failed' | 'dead'

/** From this try on a failure is no hiccup any more: about a minute has gone by. */
const LOUD_FROM_ATTEMPT = 5

/**
 * Sends one mail and writes down what became of it. Log lines name mail and
 * request by their ids only. Rejects when the store does.
 */
export async function deliver(job: MailJob, options: DeliveryOptions): Promise<Delivered> {
  const { store, clock, random, log } = options
  const about = { mail: job.id, submission: job.lead.id, attempt: job.attempt }
  const result = await send(job, options)
  if (result.ok) {
    await insist(() => store.markMailSent(job.id, clock()), options.after ?? afterRealTime)
    if (result.refused)
      log.warn({ ...about, refused: result.refused }, 'mail refused for some of the staff')
    log.info(about, 'mail sent')
    return 'sent'
  }
  const kept = lastError(result)
  if (result.permanent) {
    await store.buryMail(job.id, kept)
    const fields = { ...about, reason: result.error }
    if (options.audience === 'staff')
      log.error(fields, 'mail refused for good, nobody was told of this request')
    else log.warn(fields, 'mail to the visitor refused for good')
    return 'dead'
  }
  const delayMs = backOffMs(job.attempt, random())
  await store.retryMail(job.id, { attempt: job.attempt, dueAt: clock() + delayMs, error: kept })
  const isLoud = options.audience === 'staff' && job.attempt >= LOUD_FROM_ATTEMPT
  const level = isLoud ? 'error' : 'warn'
  log[level](
    { ...about, reason: result.error, retryInMs: delayMs },
    'mail not sent, it will be tried again',
  )
  return 'failed'
}

const ERROR_LENGTH = 300

/** For the owner: what failed and what the other side said about it, one line; no link that it quotes (R105). */
function lastError({ error, detail }: SendResult & { ok: false }): string {
  const words = detail === undefined ? error : `${error}: ${maskSecrets(detail)}`
  return cut(oneLine(words), ERROR_LENGTH)
}

/** A defect of ours must not lose a mail either: it is logged and the mail waits for the mended release. */
async function send(
  job: MailJob,
  { transport, compose, log }: DeliveryOptions,
): Promise<SendResult> {
  try {
    const mail = await compose(job)
    return mail === null ? { ok: true } : await transport.send(mail)
  } catch (error) {
    const about = { mail: job.id, submission: job.lead.id }
    log.error({ ...about, err: error }, 'mail could not be written')
    return { ok: false, permanent: false, error: 'defect' }
  }
}

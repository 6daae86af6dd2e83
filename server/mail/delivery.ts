import { maskSecrets } from '#domain/private-paths.ts'
import type { MailJob, Store } from '#server/store/store.ts'
import { backOffMs } from './back-off.ts'
import { cut, oneLine } from './clean.ts'
import { insist } from './insist.ts'
import type { MailLog } from './log.ts'
import { staffMail } from './template.ts'
import { type After, afterRealTime } from './timer.ts'
import type { MailTransport, SendResult } from './transport.ts'

export interface DeliveryOptions {
  readonly store: Pick<Store, 'markMailSent' | 'retryMail' | 'buryMail'>
  readonly transport: MailTransport
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** 0 up to, not including, 1. */
  readonly random: () => number
  readonly log: MailLog
  /** Who gets the requests (STAFF_EMAIL). */
  readonly staffAddresses: readonly string[]
  /** MAIL_FROM. */
  readonly from: string
  /** A new link to the page that takes a request (R109). */
  readonly takeLink: (submissionId: string) => Promise<string>
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
    log.error(
      { ...about, reason: result.error },
      'mail refused for good, nobody was told of this request',
    )
    return 'dead'
  }
  const delayMs = backOffMs(job.attempt, random())
  await store.retryMail(job.id, { attempt: job.attempt, dueAt: clock() + delayMs, error: kept })
  const level = job.attempt >= LOUD_FROM_ATTEMPT ? 'error' : 'warn'
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
async function send(job: MailJob, options: DeliveryOptions): Promise<SendResult> {
  const { transport, clock, from, staffAddresses, log } = options
  const about = { mail: job.id, submission: job.lead.id }
  try {
    const takeUrl = await linkFor(job, options)
    const mail = staffMail(job, { from, to: staffAddresses, now: clock(), takeUrl })
    // The server's own proof of life is written like any other, and is nobody's to read (R107).
    return job.lead.type === 'canary' ? { ok: true } : await transport.send(mail)
  } catch (error) {
    log.error({ ...about, err: error }, 'mail could not be written')
    return { ok: false, permanent: false, error: 'defect' }
  }
}

/** A mail without its button is worth more than no mail. */
async function linkFor(job: MailJob, { takeLink, log }: DeliveryOptions): Promise<string | null> {
  try {
    return await takeLink(job.lead.id)
  } catch (error) {
    log.warn({ mail: job.id, err: error }, 'mail goes out without the button that takes a request')
    return null
  }
}

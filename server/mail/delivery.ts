import { cleanLine } from '#domain/text/clean-text.ts'
import { maskSecrets } from '#domain/pages/private-paths.ts'
import type { MailJob } from '#server/store/lead.ts'
import type { MailQueue } from '#server/store/mail-queue.ts'
import { backOffMs } from '#server/jobs/backoff.ts'
import { truncate } from '#server/leads/facts/display-text.ts'
import { retryWrite } from '#server/jobs/retry-write.ts'
import type { JobWorkerDeps } from '#server/jobs/job-worker.ts'
import type { MailTransport, OutgoingMail, SendResult } from './transport.ts'

export interface DeliveryDeps extends JobWorkerDeps {
  readonly store: Pick<MailQueue, 'markMailSent' | 'retryMail' | 'markMailDead'>
  readonly transport: MailTransport
  /** Builds the mail; `null` if none is to be sent (any more), which counts as sent. */
  readonly compose: (job: MailJob) => Promise<OutgoingMail | null>
  /**
   * Recipients of these mails. A lost staff mail is an error; a visitor's own address may be wrong.
   */
  readonly audience: 'staff' | 'visitor'
}

export type DeliveryOutcome = 'sent' | 'failed' | 'dead'

/** From this attempt on, about a minute after the first, a failure is logged as an error. */
const ERROR_LEVEL_FROM_ATTEMPT = 5

/**
 * Sends one mail and records the outcome. Log lines identify mail and submission by their ids only.
 * Rejects when the store does.
 */
export async function deliverMail(job: MailJob, deps: DeliveryDeps): Promise<DeliveryOutcome> {
  const { store, clock, random, log } = deps
  const logFields = { mail: job.id, submission: job.lead.id, attempt: job.attempt }
  const result = await send(job, deps)
  if (result.ok) {
    await retryWrite(() => store.markMailSent(job.id, clock()), deps.setTimer)
    if (result.refused)
      log.warn({ ...logFields, refused: result.refused }, 'mail refused for some of the staff')
    log.info(logFields, 'mail sent')
    return 'sent'
  }
  const kept = lastError(result)
  if (result.permanent) {
    await store.markMailDead(job.id, kept)
    const fields = { ...logFields, reason: result.error }
    if (deps.audience === 'staff')
      log.error(fields, 'mail refused for good, so this lead was not announced by mail')
    else log.warn(fields, 'mail to the visitor refused for good')
    return 'dead'
  }
  const delayMs = backOffMs(job.attempt, random())
  await store.retryMail(job.id, { attempt: job.attempt, dueAt: clock() + delayMs, error: kept })
  const isError = deps.audience === 'staff' && job.attempt >= ERROR_LEVEL_FROM_ATTEMPT
  const level = isError ? 'error' : 'warn'
  log[level](
    { ...logFields, reason: result.error, retryInMs: delayMs },
    'mail not sent, it will be tried again',
  )
  return 'failed'
}

const MAX_ERROR_LENGTH = 300

/**
 * Formats the error for the owner: what failed and the response of the mail server, in one line,
 * with links masked (R105).
 */
function lastError({ error, detail }: SendResult & { ok: false }): string {
  const detailText = detail === undefined ? error : `${error}: ${maskSecrets(detail)}`
  return truncate(cleanLine(detailText), MAX_ERROR_LENGTH)
}

/**
 * Builds and sends the mail. A defect in the code counts as a temporary failure, so that a fixed
 * release sends the mail.
 */
async function send(job: MailJob, { transport, compose, log }: DeliveryDeps): Promise<SendResult> {
  try {
    const mail = await compose(job)
    return mail === null ? { ok: true } : await transport.send(mail)
  } catch (error) {
    const logFields = { mail: job.id, submission: job.lead.id }
    log.error({ ...logFields, err: error }, 'mail could not be written')
    return { ok: false, permanent: false, error: 'defect' }
  }
}

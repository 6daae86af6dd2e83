import type { MailQueue } from '../store.ts'
import { cleanText } from '../text.ts'
import type { Outbox } from './outbox.ts'

/**
 * A table of mails as the worker sees it.
 * @param reading the table through the reading connection
 * @param sending the table through the connection whose last writes a power cut may take back
 * @param write runs a write on that connection
 */
export function createMailQueue(
  reading: Outbox,
  sending: Outbox,
  write: <Result>(work: () => Result) => Promise<Result>,
): MailQueue {
  return {
    async claimMail(claim) {
      if (!reading.anyDue(claim.now)) return []
      return await write(() => sending.claim(claim))
    },
    renewMailLease: (id, lease) => write(() => sending.renew(id, lease)),
    freeMailLeases: (now) => write(() => sending.free(now)),
    async recallMail(limits) {
      if (!reading.anyAstray(limits)) return 0
      return await write(() => sending.recall(limits))
    },
    markMailSent: (id, now) => write(() => sending.markSent(id, now)),
    retryMail: (id, failure) =>
      write(() => sending.retry(id, { ...failure, error: cleanText(failure.error) })),
    buryMail: (id, error) => write(() => sending.bury(id, cleanText(error))),
    outboxStats: async () => reading.stats(),
  }
}

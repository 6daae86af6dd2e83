import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { newNotice, staffMailboxTarget } from '../leads/outgoing/new-notice.ts'
import type { NoticeOperations } from '../leads/sending/notice-operations.ts'
import type { Store } from '#server/operations.ts'
import type { JobDeps } from '#server/platform/jobs/job-deps.ts'
import { repeat } from '#server/platform/jobs/timer.ts'
import type { AccountState } from './channels/twilio/account.ts'

export interface PhoneAccountDeps extends JobDeps {
  readonly store: Pick<Store, 'countHit'> & {
    readonly notices: Pick<NoticeOperations, 'addDailyNotice'>
  }
  readonly checkAccount: () => Promise<AccountState>
  readonly staffEmail: readonly string[]
  readonly randomId: () => string
  /** Makes the engine poll now. */
  readonly nudge: () => void
}

/** How long the mail to the owner may wait. */
const NOTICE_LIFETIME_MS = 24 * HOUR_MS

/**
 * Asks the telephone provider once an hour, on one of the servers of a database, whether the account
 * may call. If not, logs an error and mails the owner, once a day (R244): otherwise the first lead at
 * night would find out.
 * @returns a function that stops it
 */
export function startPhoneAccountCheck(deps: PhoneAccountDeps): () => void {
  const { store, clock, setTimer, log } = deps
  return repeat({ setTimer, firstMs: MINUTE_MS, everyMs: MINUTE_MS }, async () => {
    try {
      const window = { now: clock(), windowMs: HOUR_MS }
      if ((await store.countHit('phone-account', window)) === 1) await checkOnce(deps)
    } catch (error) {
      log.error({ err: error }, 'telephone account not checked')
    }
  })
}

async function checkOnce(deps: PhoneAccountDeps): Promise<void> {
  const { store, clock, log, checkAccount, staffEmail, randomId, nudge } = deps
  const account = await checkAccount()
  if (account.state === 'ok') return
  if (account.state === 'unknown') {
    log.warn({ reason: account.reason }, 'telephone provider did not answer')
    return
  }
  log.error({ reason: account.reason }, 'telephone provider refuses the account: nobody is called')
  const notAfter = clock() + NOTICE_LIFETIME_MS
  const options = { id: randomId(), kind: 'calls-refused', notAfter } as const
  await store.notices.addDailyNotice(newNotice(staffMailboxTarget(staffEmail), options), clock())
  nudge()
}

import type { After } from './mail/timer.ts'
import { deleteOldMails, findOldMails } from './mail/old-mails.ts'
import type { Store } from './store/store.ts'

export interface RetentionOptions {
  readonly store: Pick<Store, 'purgeLeads'>
  /** Where mails lie while no mail server is set. */
  readonly outbox: string
  /** Days that a request is kept, as the privacy policy says. */
  readonly days: number
  readonly log: {
    info(fields: object, message: string): void
    warn(fields: object, message: string): void
  }
  readonly after: After
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** A server that starts is left alone for a while, and its clock is seen to run. */
const FIRST_AFTER_MS = 10 * MINUTE_MS
/** By which clock and timer may differ; a machine that slept is meant to wait for its next turn. */
const AGREEMENT_MS = 2 * MINUTE_MS

/**
 * Does what the privacy policy promises: deletes what is older than it says,
 * soon after the start and then once a day, with its mails, and logs how many.
 * A clock that has jumped since the last look deletes nothing: a year forward
 * by mistake would be every request.
 * @returns what ends it
 */
export function keepRetention(options: RetentionOptions): () => void {
  const { log, after, clock } = options
  let stopped = false
  let cancel = (): void => {}

  const takeTurn = async (jumpedBy: number): Promise<void> => {
    if (jumpedBy > AGREEMENT_MS)
      log.warn({ jumpedBy }, 'the clock jumped: nothing old is deleted today')
    else
      await deleteWhatIsOld(options).catch((error: unknown) =>
        log.warn({ err: error }, 'what is old could not be deleted, tomorrow again'),
      )
    if (!stopped) schedule(DAY_MS)
  }

  const schedule = (ms: number): void => {
    const asked = clock()
    cancel = after(ms, () => void takeTurn(Math.abs(clock() - asked - ms)))
  }

  schedule(FIRST_AFTER_MS)
  return () => {
    stopped = true
    cancel()
  }
}

async function deleteWhatIsOld({
  store,
  outbox,
  days,
  log,
  clock,
}: RetentionOptions): Promise<void> {
  const before = clock() - days * DAY_MS
  const deleted = await store.purgeLeads(before)
  const mails = await findOldMails(outbox, before)
  await deleteOldMails(mails)
  if (deleted + mails.length > 0)
    log.info({ deleted, mails: mails.length, days }, 'requests past their time deleted')
}

import type { After } from '#server/mail/timer.ts'
import type { Store } from '#server/store/store.ts'
import { purgeFiles } from './purge-files.ts'

export interface RetentionOptions {
  readonly store: Pick<Store, 'listLeads' | 'purgeLeads' | 'eraseDeleted'>
  /** Folder of the embedded database and of outbox/. */
  readonly dataDir: string
  /** Days that a request is kept, as the privacy policy says. */
  readonly days: number
  readonly log: {
    info(fields: object, message: string): void
    warn(fields: object, message: string): void
    warn(message: string): void
  }
  readonly after: After
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** A server that starts is left alone for a while, and its clock is seen to run. */
const FIRST_RUN_DELAY_MS = 10 * MINUTE_MS
/** By which clock and timer may differ; a machine that slept is meant to wait for its next turn. */
const CLOCK_TOLERANCE_MS = 2 * MINUTE_MS

/**
 * Does what the privacy policy promises: deletes what is older than it says,
 * soon after the start and then once a day, with its mails, and logs how many.
 * A clock that has jumped since the last look deletes nothing: a year forward
 * by mistake would be every request.
 * @returns what ends it
 */
export function startRetention(options: RetentionOptions): () => void {
  const { log, after, clock } = options
  let stopped = false
  let cancel = (): void => {}

  const runOnSchedule = async (jumpedBy: number): Promise<void> => {
    if (jumpedBy > CLOCK_TOLERANCE_MS)
      log.warn({ jumpedBy }, 'the clock jumped: nothing old is deleted today')
    else
      await deleteExpiredLeads(options).catch((error: unknown) =>
        log.warn({ err: error }, 'what is old could not be deleted, tomorrow again'),
      )
    if (!stopped) schedule(DAY_MS)
  }

  const schedule = (ms: number): void => {
    const asked = clock()
    cancel = after(ms, () => void runOnSchedule(Math.abs(clock() - asked - ms)))
  }

  schedule(FIRST_RUN_DELAY_MS)
  return () => {
    stopped = true
    cancel()
  }
}

async function deleteExpiredLeads({
  store,
  dataDir,
  days,
  log,
  clock,
}: RetentionOptions): Promise<void> {
  const before = clock() - days * DAY_MS
  const leadIds = new Set<string>()
  for await (const { id } of store.listLeads({ until: before })) leadIds.add(id)
  const deleted = await store.purgeLeads(before)
  const { mails, unpurged, isErased } = await purgeFiles({ store, dataDir }, { before, leadIds })
  if (deleted + mails === 0) return
  log.info({ deleted, mails, days }, 'requests past their time deleted')
  if (unpurged.length > 0)
    log.warn({ files: unpurged }, 'backups in the data folder may still hold deleted requests')
  if (!isErased)
    log.warn('deleted data is still in the write-ahead log: the next maintenance tries again')
}

import { business } from '#domain/business/business.ts'
import type { App } from '#server/app.ts'
import type { JobApp } from '#server/jobs/job-app.ts'
import { repeat } from '#server/jobs/timer.ts'
import { retentionDaysInForce } from './retention-days.ts'
import { purgeFiles, purgeLeads } from './purge.ts'
import { MINUTE_MS, DAY_MS } from '#domain/time/durations.ts'
import { listLeads } from '#server/db/tables/lead-queries.ts'

/** The parts of `App` that it uses. */
interface RetentionApp extends JobApp, Pick<App, 'db'> {
  readonly environment: Pick<App['environment'], 'dataDir'>
}

/** Long enough to keep the start free of it, and to notice a clock that jumps. */
const FIRST_RUN_DELAY_MS = 10 * MINUTE_MS
/**
 * Allowed difference between clock and timer; after more, also after sleep of the machine, one run
 * is skipped.
 */
const CLOCK_TOLERANCE_MS = 2 * MINUTE_MS

/**
 * Deletes leads older than the privacy policy allows, with their mail files: ten minutes after the
 * start, then daily. Skips a run if the clock has jumped since the last one: a clock that is a year
 * ahead by mistake would delete every lead.
 * @returns a function that stops it
 */
export function startRetention(app: RetentionApp): () => void {
  const { log, setTimer, clock } = app
  let expectedAt = clock() + FIRST_RUN_DELAY_MS

  return repeat({ setTimer, firstMs: FIRST_RUN_DELAY_MS, everyMs: DAY_MS }, async () => {
    const jumpedBy = Math.abs(clock() - expectedAt)
    if (jumpedBy > CLOCK_TOLERANCE_MS)
      log.warn({ jumpedBy }, 'the clock jumped: no lead is deleted today')
    else
      await deleteExpiredLeads(app).catch((error: unknown) =>
        log.warn({ err: error }, 'old leads could not be deleted, the next try is tomorrow'),
      )
    expectedAt = clock() + DAY_MS
  })
}

async function deleteExpiredLeads({ db, environment, log, clock }: RetentionApp): Promise<void> {
  const { dataDir } = environment
  const now = clock()
  const kept = await db.read((tx) => retentionDaysInForce(tx, business.retentionDays, now))
  const before = now - kept * DAY_MS
  const leadIds = new Set<string>()
  for await (const { id } of listLeads(db, { until: before })) leadIds.add(id)
  const deleted = await purgeLeads(db, before)
  const { mails, unpurged, isErased } = await purgeFiles({ db, dataDir }, { before, leadIds })
  if (deleted + mails > 0)
    log.info({ deleted, mails, days: kept }, 'leads past their retention period deleted')
  if (unpurged.length > 0)
    log.warn({ files: unpurged }, 'backups in the data folder may still contain deleted leads')
  if (!isErased)
    log.warn({}, 'deleted data is still in the write-ahead log: the next maintenance tries again')
}

import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'
import type { App } from '#server/app.ts'
import type { JobApp, JobLog } from '#server/jobs/job-app.ts'
import { repeat } from '#server/jobs/timer.ts'
import type { Db } from '#server/db/db.ts'
import { pruneCounters } from '#server/db/tables/counters.ts'
import { warnOfEndingSessions } from '#server/alarm/notices/device-warnings.ts'
import { pruneNotices, pruneSessions, purgeGateCodesAndPhotos } from './delete-expired.ts'
import { queueParkedMails } from './parked-mails.ts'

/**
 * Gate code and photos are needed until the lead is done; one more day allows for a step that was
 * made too early.
 */
const GATE_CODE_RETENTION_MS = DAY_MS

const FIRST_RUN_DELAY_MS = 5000
const INTERVAL_MS = 10 * MINUTE_MS

/**
 * Prunes soon after the start and then periodically; what fails is tried again with the next run.
 * @returns a function that stops it
 */
export const startMaintenance = ({
  db,
  log,
  setTimer,
  clock,
}: JobApp & Pick<App, 'db'>): (() => void) =>
  repeat({ setTimer, firstMs: FIRST_RUN_DELAY_MS, everyMs: INTERVAL_MS }, async () => {
    await runMaintenance(db, clock(), log).catch((error: unknown) =>
      log.warn(
        { err: error },
        'periodic clean-up failed (counters, sessions, tokens, gate codes, photos)',
      ),
    )
  })

/**
 * Deletes expired counters, sessions, codes and accept tokens, and the gate codes and photos of
 * closed leads. Tells staff members whose sessions are about to end, and customers whose request
 * nobody touched for a week.
 */
export async function runMaintenance(db: Db, now: number, log: JobLog): Promise<void> {
  await db.writeRelaxed((tx) => pruneCounters(tx, now))
  await db.writeRelaxed((tx) => pruneNotices(tx, now))
  await db.write((tx) => warnOfEndingSessions(tx, now))
  await db.write((tx) => queueParkedMails(tx, now))
  await db.writeRelaxed((tx) => pruneSessions(tx, now))
  await db.write((tx) => purgeGateCodesAndPhotos(tx, now - GATE_CODE_RETENTION_MS))
  // Also completes an erasure that a command beside this server could not do.
  if (!(await db.eraseDeleted()))
    log.warn({}, 'deleted data is still in the write-ahead log: the next maintenance tries again')
}

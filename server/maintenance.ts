import { DAY_MS } from '#domain/durations.ts'
import type { JobLog } from './jobs/job-deps.ts'
import type { Store } from './operations.ts'

/**
 * Gate code and photos are needed until the lead is done; one more day allows for a step that was
 * made too early.
 */
const GATE_CODE_RETENTION_MS = DAY_MS

/**
 * Deletes expired counters, sessions and codes, and the gate codes and photos of closed leads. Runs
 * every ten minutes, beside the worker of the mails to staff.
 */
export async function runMaintenance(store: Store, now: number, log: JobLog): Promise<void> {
  await store.prune(now)
  await store.board.prune(now)
  await store.board.purgeGateCodesAndPhotos(now - GATE_CODE_RETENTION_MS)
  // Also completes an erasure that a command beside this server could not do.
  if (!(await store.eraseDeleted()))
    log.warn({}, 'deleted data is still in the write-ahead log: the next maintenance tries again')
}

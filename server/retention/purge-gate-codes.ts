import type { Store } from '#server/store/store.ts'

/** A gate code is needed until the lead is done; one more day allows for a step that was made too early (R130). */
const GATE_CODE_RETENTION_MS = 24 * 60 * 60_000

/**
 * Deletes gate codes of closed leads and expired sign-ins, and erases them from the database files.
 * Also completes an erasure that a command beside this server could not do.
 * @param now milliseconds since the epoch
 * @returns false when the database files still contain deleted data
 */
export async function purgeGateCodes(
  store: Pick<Store, 'staff' | 'eraseDeleted'>,
  now: number,
): Promise<boolean> {
  await store.staff.wipeGateCodes(now - GATE_CODE_RETENTION_MS)
  await store.staff.prune(now)
  return await store.eraseDeleted()
}

import type { Store } from '#server/store/store.ts'

/** A gate code is of use until the door is open; a day more forgives a step that was pressed too early (R130). */
const GATE_CODE_RETENTION_MS = 24 * 60 * 60_000

/**
 * Deletes gate codes of closed leads and expired sign-ins, and erases them from the database files.
 * That also finishes what a command beside this server could not erase.
 * @param now milliseconds since the epoch
 * @returns false when the database files still hold deleted content
 */
export async function pruneBoard(
  store: Pick<Store, 'staff' | 'eraseDeleted'>,
  now: number,
): Promise<boolean> {
  await store.staff.wipeGateCodes(now - GATE_CODE_RETENTION_MS)
  await store.staff.prune(now)
  return await store.eraseDeleted()
}

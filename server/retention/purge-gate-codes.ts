import type { Store } from '#server/store/store.ts'

/** A gate code is needed until the lead is done; one more day allows for a step that was made too early. */
const GATE_CODE_RETENTION_MS = 24 * 60 * 60_000

/**
 * Deletes the gate codes of leads that were closed long enough ago.
 * @param now milliseconds since the epoch
 */
export async function purgeGateCodes(store: Pick<Store, 'staff'>, now: number): Promise<void> {
  await store.staff.wipeGateCodes(now - GATE_CODE_RETENTION_MS)
}

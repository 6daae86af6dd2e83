import type { Store } from '#server/store/store.ts'

/** Gate code and photos are needed until the lead is done; one more day allows for a step that was made too early. */
const RETENTION_MS = 24 * 60 * 60_000

/**
 * Deletes the gate codes and photos of leads that were closed long enough ago.
 * @param now milliseconds since the epoch
 */
export async function purgeGateCodesAndPhotos(
  store: Pick<Store, 'staff'>,
  now: number,
): Promise<void> {
  await store.staff.wipeGateCodesAndPhotos(now - RETENTION_MS)
}

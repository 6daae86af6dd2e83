import type { Store } from '#server/store/store.ts'
import { DAY_MS } from '#domain/durations.ts'

/**
 * Gate code and photos are needed until the lead is done; one more day allows for a step that was
 * made too early.
 */
const RETENTION_MS = DAY_MS

/** Deletes the gate codes and photos of leads that were closed long enough ago. */
export async function purgeGateCodesAndPhotos(
  store: Pick<Store, 'board'>,
  now: number,
): Promise<void> {
  await store.board.purgeGateCodesAndPhotos(now - RETENTION_MS)
}

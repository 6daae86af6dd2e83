import type { Store } from '#server/store/store.ts'

/** A gate code is of use until the door is open; a day more forgives a step that was pressed too early (R130). */
const GATE_CODE_KEPT_MS = 24 * 60 * 60_000

/** What a running server does now and then: gate codes of closed requests go, and so does whatever is over. */
export async function keepBoardTidy(store: Pick<Store, 'staff'>, now: number): Promise<void> {
  await store.staff.wipeGateCodes(now - GATE_CODE_KEPT_MS)
  await store.staff.prune(now)
}

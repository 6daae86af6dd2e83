import { changeSchedule } from '#server/staff/schedule-changes.ts'
import type { OverrideKind } from '#domain/staff/on-call/on-call.ts'
import type { Shift } from '#domain/staff/on-call/shift.ts'
import type { Db } from '#server/db/db.ts'

/** Nobody is notified of changes. */
const UNTOLD = {
  byId: null,
  now: 0,
  settings: { configuredChannels: new Set<never>(), staffEmail: [] },
} as const

/** Sets a staff member on or off call, from any time ago by default. */
export const setOverride = async (
  db: Db,
  staffMemberId: string,
  override: { readonly kind: OverrideKind; readonly from?: number; readonly until: number },
) => {
  const change = { kind: 'override', override: { from: 0, ...override } } as const
  return await db.write((tx) => changeSchedule(tx, staffMemberId, change, UNTOLD))
}

/** Adds a weekly shift. */
export const addShift = async (
  db: Db,
  staffMemberId: string,
  shift: Omit<Shift, 'isFirst'> & Partial<Pick<Shift, 'isFirst'>>,
) => {
  const change = { kind: 'shift', shift: { isFirst: false, ...shift } } as const
  return await db.write((tx) => changeSchedule(tx, staffMemberId, change, UNTOLD))
}

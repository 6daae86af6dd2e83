/** SQL of the tables `staff_shifts` and `staff_overrides`. */

import type { Override, OverrideKind } from '#domain/staff/on-call/on-call.ts'
import type { Shift, Weekday } from '#domain/staff/on-call/shift.ts'
import type { StaffMember } from './staff-member.ts'
import { changesRows, execute, first, rows, type Tx } from '#server/db/db.ts'

type StaffSchedule = Omit<StaffMember, 'channels'>

/** One row for each shift; one without a shift for a staff member who has none. */
interface ScheduleRow extends Pick<StaffMember, 'id' | 'name' | 'language' | 'role'> {
  readonly days: string | null
  readonly starts: string
  readonly ends: string
  readonly isFirst: number
  readonly codesStopped: number
}

interface OverrideRow extends Override {
  readonly staffMemberId: string
}

/**
 * Reads all staff members with shifts and overrides, in alarm order; overrides that are over too.
 */
export async function listSchedules(tx: Tx): Promise<readonly StaffSchedule[]> {
  const found = await rows<ScheduleRow>(
    tx,
    `SELECT p.id, p.name, p.language, p.role, p.codes_stopped, s.days, s.starts, s.ends, s.is_first FROM staff_members p
       LEFT JOIN staff_shifts s ON s.staff_member_id = p.id
     WHERE p.removed_at IS NULL ORDER BY p.position, p.id, s.starts, s.days, s.ends`,
  )
  const overrides = await rows<OverrideRow>(
    tx,
    `SELECT staff_member_id, kind, from_at AS "from", until_at AS "until" FROM staff_overrides
     ORDER BY staff_member_id, position`,
  )
  const schedules = new Map<string, StaffSchedule>()
  for (const row of found) {
    const { id, name, language, role, codesStopped } = row
    const before = schedules.get(id)?.shifts ?? []
    schedules.set(id, {
      id,
      name,
      language,
      role,
      isSignedOut: codesStopped === 1,
      shifts: [...before, ...shiftOf(row)],
      overrides: overrides
        .filter(({ staffMemberId }) => staffMemberId === id)
        .map(({ kind, from, until }) => ({ kind, from, until })),
    })
  }
  return [...schedules.values()]
}

const shiftOf = ({ days, starts, ends, isFirst }: ScheduleRow): readonly Shift[] =>
  days === null
    ? []
    : // Days are written by this module and stored unchanged.
      [{ days: days.split(',') as Weekday[], from: starts, to: ends, isFirst: isFirst === 1 }]

const toShiftRow = (staffMemberId: string, { days, from, to }: Omit<Shift, 'isFirst'>) => ({
  staffMemberId,
  days: days.join(','),
  starts: from,
  ends: to,
})

/** Adds a weekly shift, or changes whether it is first. False for an unknown staff member. */
export const addShift = (tx: Tx, staffMemberId: string, shift: Shift): Promise<boolean> =>
  changesRows(
    tx,
    `INSERT INTO staff_shifts (staff_member_id, days, starts, ends, is_first)
     SELECT id, CAST(:days AS text), CAST(:starts AS text), CAST(:ends AS text), CAST(:isFirst AS integer)
     FROM staff_members WHERE id = :staffMemberId AND removed_at IS NULL
     ON CONFLICT (staff_member_id, days, starts, ends) DO UPDATE SET is_first = excluded.is_first`,
    { ...toShiftRow(staffMemberId, shift), isFirst: shift.isFirst ? 1 : 0 },
  )

/** Removes a weekly shift; false if there is none. */
export const removeShift = (
  tx: Tx,
  staffMemberId: string,
  shift: Omit<Shift, 'isFirst'>,
): Promise<boolean> =>
  changesRows(
    tx,
    `DELETE FROM staff_shifts
     WHERE staff_member_id = :staffMemberId AND days = :days AND starts = :starts AND ends = :ends`,
    toShiftRow(staffMemberId, shift),
  )

/** How many times off and on of a staff member are kept. */
const MAX_OVERRIDES = 60

/** Of overrides that are over, or that never apply again after this one. */
const SUPERSEDED = `(until_at <= :now OR (until_at <= :until
  AND (from_at >= :from OR CAST(:from AS bigint) <= CAST(:now AS bigint))))`

/** Returns whether an override can be added. Nothing may be written before, so that none is half done. */
export async function checkOverride(
  tx: Tx,
  staffMemberId: string,
  { from, until }: Pick<Override, 'from' | 'until'>,
  now: number,
): Promise<'allowed' | 'unknown' | 'too-many'> {
  const kept = await first<{ count: number }>(
    tx,
    `SELECT count(o.position) AS count FROM staff_members p
       LEFT JOIN staff_overrides o ON o.staff_member_id = p.id AND NOT ${SUPERSEDED}
     WHERE p.id = :staffMemberId AND p.removed_at IS NULL GROUP BY p.id`,
    { staffMemberId, from, until, now },
  )
  if (kept === null) return 'unknown'
  return kept.count >= MAX_OVERRIDES ? 'too-many' : 'allowed'
}

/**
 * Adds an override, which counts before the earlier ones. Those that are over or that never apply
 * again are deleted.
 */
export async function setOverride(
  tx: Tx,
  staffMemberId: string,
  { kind, from, until }: Override,
  now: number,
): Promise<void> {
  const values = { staffMemberId, from, until, now }
  await execute(
    tx,
    `DELETE FROM staff_overrides WHERE staff_member_id = :staffMemberId AND ${SUPERSEDED}`,
    values,
  )
  await execute(
    tx,
    `INSERT INTO staff_overrides (staff_member_id, kind, from_at, until_at, position)
     SELECT CAST(:staffMemberId AS text), CAST(:kind AS text), CAST(:from AS bigint),
       CAST(:until AS bigint), coalesce(max(position), 0) + 1
     FROM staff_overrides WHERE staff_member_id = :staffMemberId`,
    { staffMemberId, kind, from, until },
  )
}

/** Removes an override; false if there is none. */
export const removeOverride = (
  tx: Tx,
  staffMemberId: string,
  {
    kind,
    from,
    until,
  }: { readonly kind: OverrideKind; readonly from: number; readonly until: number },
): Promise<boolean> =>
  changesRows(
    tx,
    `DELETE FROM staff_overrides WHERE staff_member_id = :staffMemberId AND kind = :kind
       AND from_at = :from AND until_at = :until`,
    { staffMemberId, kind, from, until },
  )

/** SQL of the tables `staff_shifts` and `staff_overrides` (R180). */

import type { Override } from '#domain/on-call/on-call.ts'
import type { Shift, Weekday } from '#domain/on-call/shift.ts'
import type { StaffMember } from './staff-member.ts'
import { changesRows, type Program, rows } from './sql-program.ts'

type StaffSchedule = Omit<StaffMember, 'channels'>

/** One row for each shift; one without a shift for a staff member who has none. */
interface ScheduleRow extends Pick<StaffMember, 'id' | 'name' | 'language' | 'role'> {
  readonly days: string | null
  readonly starts: string
  readonly ends: string
  readonly kind: Override['kind'] | null
  readonly untilAt: number
}

/**
 * Reads all staff members with shifts and overrides, in alarm order; overrides that are over too.
 */
export function* listSchedules(): Program<readonly StaffSchedule[]> {
  const found = yield* rows<ScheduleRow>(
    `SELECT p.id, p.name, p.language, p.role, s.days, s.starts, s.ends, o.kind, o.until_at FROM staff_members p
       LEFT JOIN staff_shifts s ON s.staff_member_id = p.id
       LEFT JOIN staff_overrides o ON o.staff_member_id = p.id
     WHERE p.removed_at IS NULL ORDER BY p.position, p.id, s.starts, s.days, s.ends`,
  )
  const schedules = new Map<string, StaffSchedule>()
  for (const row of found) {
    const { id, name, language, role, days, starts: from, ends: to, kind, untilAt: until } = row
    const before = schedules.get(id)?.shifts ?? []
    // Days are written by this module and stored unchanged.
    const shifts =
      days === null ? before : [...before, { days: days.split(',') as Weekday[], from, to }]
    schedules.set(id, { id, name, language, role, shifts, override: kind && { kind, until } })
  }
  return [...schedules.values()]
}

const toShiftRow = (staffMemberId: string, { days, from, to }: Shift) => ({
  staffMemberId,
  days: days.join(','),
  starts: from,
  ends: to,
})

/** Adds a weekly shift, once. False for an unknown staff member. */
export const addShift = (staffMemberId: string, shift: Shift): Program<boolean> =>
  changesRows(
    `INSERT INTO staff_shifts (staff_member_id, days, starts, ends)
     SELECT id, CAST(:days AS text), CAST(:starts AS text), CAST(:ends AS text) FROM staff_members
     WHERE id = :staffMemberId AND removed_at IS NULL
     ON CONFLICT (staff_member_id, days, starts, ends) DO UPDATE SET days = excluded.days`,
    toShiftRow(staffMemberId, shift),
  )

/** Removes a weekly shift; false if there is none. */
export const removeShift = (staffMemberId: string, shift: Shift): Program<boolean> =>
  changesRows(
    `DELETE FROM staff_shifts
     WHERE staff_member_id = :staffMemberId AND days = :days AND starts = :starts AND ends = :ends`,
    toShiftRow(staffMemberId, shift),
  )

/** Sets the only override of a staff member. False for an unknown one. */
export const setOverride = (staffMemberId: string, { kind, until }: Override): Program<boolean> =>
  changesRows(
    `INSERT INTO staff_overrides (staff_member_id, kind, until_at)
     SELECT id, CAST(:kind AS text), CAST(:until AS bigint) FROM staff_members
     WHERE id = :staffMemberId AND removed_at IS NULL
     ON CONFLICT (staff_member_id) DO UPDATE SET kind = excluded.kind, until_at = excluded.until_at`,
    { staffMemberId, kind, until },
  )

import type { Override } from '#domain/on-call/on-call.ts'
import type { Shift, Weekday } from '#domain/on-call/shift.ts'
import { countChanges, type Program, rows } from '../sql-program.ts'

/** SQL of the tables `staff_shifts` and `staff_overrides` (R180). */

interface ShiftRow {
  readonly person_id: string
  readonly days: string
  readonly starts: string
  readonly ends: string
}

const toShiftRow = (personId: string, { days, from, to }: Shift) => ({
  personId,
  days: days.join(','),
  starts: from,
  ends: to,
})

/** Reads all shifts by the id of the staff member. */
export function* readShifts(): Program<ReadonlyMap<string, readonly Shift[]>> {
  const found = yield* rows<ShiftRow>(`SELECT * FROM staff_shifts ORDER BY starts, days, ends`)
  return new Map(
    [...Map.groupBy(found, (row) => row.person_id)].map(([personId, shifts]) => [
      personId,
      // Days are written by this module and stored unchanged.
      shifts.map(({ days, starts, ends }) => ({
        days: days.split(',') as Weekday[],
        from: starts,
        to: ends,
      })),
    ]),
  )
}

/** Reads all overrides by the id of the staff member, those that are over too. */
export function* readOverrides(): Program<ReadonlyMap<string, Override>> {
  const found = yield* rows<{ person_id: string; kind: Override['kind']; until_at: number }>(
    `SELECT * FROM staff_overrides`,
  )
  return new Map(found.map((row) => [row.person_id, { kind: row.kind, until: row.until_at }]))
}

export function* addShift(personId: string, shift: Shift): Program<boolean> {
  const added = yield* countChanges(
    `INSERT INTO staff_shifts (person_id, days, starts, ends)
     SELECT id, CAST(:days AS text), CAST(:starts AS text), CAST(:ends AS text) FROM people
     WHERE id = :personId AND removed_at IS NULL
     ON CONFLICT (person_id, days, starts, ends) DO UPDATE SET days = excluded.days`,
    toShiftRow(personId, shift),
  )
  return added > 0
}

export function* removeShift(personId: string, shift: Shift): Program<boolean> {
  const removed = yield* countChanges(
    `DELETE FROM staff_shifts
     WHERE person_id = :personId AND days = :days AND starts = :starts AND ends = :ends`,
    toShiftRow(personId, shift),
  )
  return removed > 0
}

export function* setOverride(personId: string, { kind, until }: Override): Program<boolean> {
  const set = yield* countChanges(
    `INSERT INTO staff_overrides (person_id, kind, until_at)
     SELECT id, CAST(:kind AS text), CAST(:until AS bigint) FROM people
     WHERE id = :personId AND removed_at IS NULL
     ON CONFLICT (person_id) DO UPDATE SET kind = excluded.kind, until_at = excluded.until_at`,
    { personId, kind, until },
  )
  return set > 0
}

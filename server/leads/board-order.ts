/**
 * In which order the board lists leads. Those under way follow the viewer:
 * server/board/list/group-leads.ts ranks them.
 */

import { PLANNED_TIMEFRAMES } from '#domain/submission/urgency.ts'
import { DAY_MS, HOUR_MS, WEEK_MS } from '#domain/time/durations.ts'
import { ESCALATION_LEVEL } from '#server/db/tables/alarms.ts'
import {
  PLANNED,
  ASSIGNED_STATUSES,
  CLOSED_STATUSES,
  DRIVING_STATUSES,
  OPEN_STATUSES,
} from '#server/db/tables/status-lists.ts'
import type { BoardGroup } from '#server/db/tables/board-records.ts'

/** How long before its appointment a planned lead counts as one of now. */
const SOON_MS = 2 * HOUR_MS
/** How long an urgent lead that nobody has stays before those that staff are working on. */
const FRESH_MS = DAY_MS
/** A lead that nobody touched for this long is parked at the end. */
const PARKED_AFTER_MS = WEEK_MS

/** In the order of the list. */
export const BOARD_GROUPS: readonly BoardGroup[] = [
  'urgent',
  'under-way',
  'doubtful',
  'overdue',
  'planned',
  'later',
  'closed',
]

/** A planned lead with an appointment, or one that is expected within days, belongs to a day. */
const HAS_DAY = `(s.appointment_start IS NOT NULL OR s.timeframe = '${PLANNED_TIMEFRAMES[0]}')`
const IS_SOON = '(s.appointment_start IS NOT NULL AND s.appointment_start <= :soon)'
/** Of `submissions s`: nobody touched it for a week, and its appointment is not ahead. */
export const IS_PARKED = `((s.appointment_end IS NULL OR s.appointment_end < :nowText)
  AND NOT EXISTS (SELECT 1 FROM events e WHERE e.submission_id = s.id AND e.at >= :touchedSince))`
const IS_FRESH = `(CASE WHEN s.appointment_start IS NULL THEN a.started_at >= :freshSince
  ELSE s.appointment_start >= :freshSinceText END)`

const at = (group: BoardGroup): number => BOARD_GROUPS.indexOf(group)

/** Expression of the group of `submissions s JOIN alarms a`, as a number. */
export const GROUP_EXPRESSION = `CASE
  WHEN s.status IN (${CLOSED_STATUSES}) THEN ${at('closed')}
  WHEN ${IS_PARKED} THEN ${at('later')}
  WHEN s.status IN (${ASSIGNED_STATUSES}) AND (s.status IN (${DRIVING_STATUSES})
    OR s.timeframe NOT IN (${PLANNED}) OR ${IS_SOON}) THEN ${at('under-way')}
  WHEN s.status IN (${ASSIGNED_STATUSES}) THEN ${at('planned')}
  WHEN s.timeframe IN (${PLANNED}) AND NOT ${IS_SOON}
    THEN CASE WHEN ${HAS_DAY} THEN ${at('planned')} ELSE ${at('later')} END
  WHEN NOT ${IS_FRESH} THEN ${at('overdue')}
  WHEN a.escalation = ${ESCALATION_LEVEL.full} THEN ${at('urgent')}
  ELSE ${at('doubtful')} END`

/** Order within a group: verified before unverified, then by its time; closed ones newest first. */
export const ORDER_WITHIN_GROUP = `CASE WHEN s.status IN (${OPEN_STATUSES}) THEN a.escalation END,
  CASE WHEN s.status NOT IN (${OPEN_STATUSES}) THEN NULL
    WHEN s.timeframe IN (${PLANNED}) THEN coalesce(s.appointment_start, s.created_at)
    ELSE s.created_at END,
  CASE WHEN s.status IN (${OPEN_STATUSES}) THEN s.id END,
  s.created_at DESC, s.id DESC`

/** Returns the values of the parameters of `GROUP_EXPRESSION`. */
export const groupParameters = (now: number) => ({
  nowText: new Date(now).toISOString(),
  soon: new Date(now + SOON_MS).toISOString(),
  freshSince: now - FRESH_MS,
  freshSinceText: new Date(now - FRESH_MS).toISOString(),
  touchedSince: now - PARKED_AFTER_MS,
})

/** @param number value of `GROUP_EXPRESSION` */
export const groupOfNumber = (number: number): BoardGroup => BOARD_GROUPS[number] ?? 'later'

/**
 * The rule of a missed and of a lost lead, once: in SQL, because a year of leads is counted
 * inside the database. The list behind a count selects the same columns, so no function repeats it.
 */

import { type LossReason, MISSED_AFTER_MS } from '#domain/lead/loss.ts'
import {
  CANCELLED_STATUSES,
  COMPLETED_STATUSES,
  OPEN_STATUSES,
  PLANNED,
} from '#server/db/tables/status-lists.ts'

const reason = (name: LossReason): string => `'${name}'`

/** When an urgent lead is missed; of `alarms a`. */
const MISSED_AT = `a.stored_at + ${MISSED_AFTER_MS}`

/**
 * 1 for a missed lead, else 0; of `submissions s` and `alarms a`, at the time `:now`. What staff
 * entered by hand was theirs from the beginning.
 */
const IS_MISSED = `CASE WHEN s.timeframe NOT IN (${PLANNED}) AND ${MISSED_AT} <= :now
    AND coalesce(s.traffic_source ->> 'medium', '') <> 'by-hand'
    AND coalesce(a.first_accepted_at, ${MISSED_AT}) >= ${MISSED_AT}
    AND coalesce(a.first_closed_at, ${MISSED_AT}) >= ${MISSED_AT}
  THEN 1 ELSE 0 END`

/**
 * The columns `is_missed` (0 or 1) and `loss`: why a closed lead brought no job; NULL for one that is
 * open or done. What staff chose when they closed it wins over what follows from its times; a
 * customer who cancels needs no reason.
 */
export const MISSED_AND_LOST = `${IS_MISSED} AS is_missed,
  CASE WHEN s.status IN (${OPEN_STATUSES}) OR s.status IN (${COMPLETED_STATUSES}) THEN NULL
    ELSE coalesce(a.loss_cause,
      CASE WHEN s.status IN (${CANCELLED_STATUSES}) THEN ${reason('customer')}
        WHEN ${IS_MISSED} = 0 THEN ${reason('other')}
        WHEN a.first_accepted_at IS NULL THEN ${reason('nobody')} ELSE ${reason('late')} END)
  END AS loss`

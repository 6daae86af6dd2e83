/** Lists of statuses and timeframes as SQL, for `status IN (…)`; taken from the tables of the domain. */

import { PLANNED_TIMEFRAMES } from '#domain/submission/urgency.ts'
import {
  hasAssignee,
  isCancelled,
  isClosed,
  isCompleted,
  isCounted,
  isDriving,
  isWaiting,
  LEAD_LIFECYCLE,
  LEAD_STATUSES,
  type LeadStatus,
} from '#domain/lead/lifecycle.ts'

const quoted = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ')

const sqlList = (fits: (status: LeadStatus) => boolean): string =>
  quoted(LEAD_STATUSES.filter(fits))

/** Answers to when a planned request is needed; every other one is urgent. */
export const PLANNED = quoted(PLANNED_TIMEFRAMES)

/** Leads that are escalated to staff, or were until the alarm's time was over. */
export const WAITING_STATUSES = sqlList(isWaiting)
export const OPEN_STATUSES = sqlList((status) => !isClosed(status))
export const CLOSED_STATUSES = sqlList(isClosed)
/** Open leads that a staff member has. */
export const ASSIGNED_STATUSES = sqlList((status) => hasAssignee(status) && !isClosed(status))
export const DRIVING_STATUSES = sqlList(isDriving)
export const COMPLETED_STATUSES = sqlList(isCompleted)
export const CANCELLED_STATUSES = sqlList(isCancelled)
export const UNCOUNTED_STATUSES = sqlList((status) => !isCounted(status))
export const SPAM_STATUSES = sqlList((status) => LEAD_LIFECYCLE[status].blocksCaller)

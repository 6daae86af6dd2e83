/** The leads that the overview counts, one by one: for the lists behind its numbers. */

import { isCancelled, isClosed, isCompleted } from '#domain/lead/lifecycle.ts'
import type { LossReason } from '#domain/lead/loss.ts'
import type { LeadOutcome, Period } from '#server/db/tables/board-records.ts'
import {
  OUTCOME_COLUMNS,
  OUTCOME_TABLES,
  type OutcomeRow,
  toOutcome,
} from '#server/db/tables/outcomes.ts'
import { NEWEST_FIRST } from '#server/db/tables/lead-queries.ts'
import { rows, type Statement, type Tx } from '#server/db/db.ts'
import { COMPLETED_STATUSES, UNCOUNTED_STATUSES } from '#server/db/tables/status-lists.ts'
import { MISSED_AND_LOST } from './missed-and-lost.ts'

/** A lead of a period, with what follows from its times at the moment of reading. */
export interface CountedLead extends LeadOutcome {
  /** Urgent, and nobody accepted or closed it in time; it may have been accepted late. */
  readonly isMissed: boolean
  /** Why it brought no job; `null` for one that is open or done. */
  readonly loss: LossReason | null
  /** Done, and nothing was paid, or less than was agreed. */
  readonly isUnpaid: boolean
}

/** The counts of the overview: whether a lead is in each. */
export const COUNT_FILTERS = {
  submissions: () => true,
  // Each of them is in exactly one of these three.
  open: ({ status }) => !isClosed(status),
  done: ({ status }) => isCompleted(status),
  lost: ({ loss }) => loss !== null,
  unpaid: ({ isUnpaid }) => isUnpaid,
  accepted: ({ acceptedAt }) => acceptedAt !== null,
  missed: ({ isMissed }) => isMissed,
  cancelled: ({ status }) => isCancelled(status),
} as const satisfies Readonly<Record<string, (lead: CountedLead) => boolean>>

export type CountName = keyof typeof COUNT_FILTERS
export const COUNT_NAMES = Object.keys(COUNT_FILTERS) as readonly CountName[]

/** Of `submissions s`: spam and canaries do not count. */
export const COUNTED_LEADS = `s.status NOT IN (${UNCOUNTED_STATUSES})
  AND s.created_at >= :since AND s.created_at < :until`

/** The column `is_unpaid` (0 or 1) of `submissions s`. */
export const IS_UNPAID = `CASE WHEN s.status IN (${COMPLETED_STATUSES})
    AND (s.price_paid_cents IS NULL OR s.price_paid_cents < coalesce(s.price_agreed_cents, 0))
  THEN 1 ELSE 0 END AS is_unpaid`

/** Returns the values of `COUNTED_LEADS`. */
export const isoPeriod = ({ since, until }: Period) => ({
  since: new Date(since).toISOString(),
  until: new Date(until).toISOString(),
})

type Row = OutcomeRow &
  Pick<CountedLead, 'loss'> & {
    readonly isMissed: number
    readonly isUnpaid: number
  }

/** Lists the counted leads of a period, newest first. */
export const listOutcomes = (
  tx: Tx,
  period: Period,
  now: number,
): Promise<readonly CountedLead[]> => select(tx, COUNTED_LEADS, { ...isoPeriod(period), now })

/** Lists what became of these leads, counted or not, newest first. */
export const outcomesOf = (
  tx: Tx,
  ids: readonly string[],
  now: number,
): Promise<readonly CountedLead[]> => {
  const values = Object.fromEntries(ids.map((id, index) => [`id${index}`, id]))
  const names = Object.keys(values).map((name) => `:${name}`)
  return select(tx, `s.id IN (${names.join(', ')})`, { ...values, now })
}

async function select(
  tx: Tx,
  where: string,
  values: Statement['values'],
): Promise<readonly CountedLead[]> {
  const found = await rows<Row>(
    tx,
    `SELECT ${OUTCOME_COLUMNS}, ${MISSED_AND_LOST}, ${IS_UNPAID} FROM ${OUTCOME_TABLES}
     WHERE ${where} ${NEWEST_FIRST}`,
    values,
  )
  return found.map(({ isMissed, isUnpaid, loss, ...row }) => ({
    ...toOutcome(row),
    isMissed: isMissed === 1,
    isUnpaid: isUnpaid === 1,
    loss,
  }))
}

/** The leads that the overview counts, one by one: for the lists behind its numbers. */

import { isCancelled, isCompleted } from '#domain/lead/lifecycle.ts'
import type { LossReason } from '#domain/lead/loss.ts'
import type { LeadOutcome, Period } from '#server/db/tables/board-records.ts'
import {
  NEWEST_FIRST,
  OUTCOME_COLUMNS,
  OUTCOME_TABLES,
  type OutcomeRow,
  toOutcome,
} from '#server/db/tables/outcomes.ts'
import { rows, type Statement, type Tx } from '#server/db/db.ts'
import { UNCOUNTED_STATUSES } from '#server/db/tables/status-lists.ts'
import { MISSED_AND_LOST } from './missed-and-lost.ts'

/** A lead of a period, with what follows from its times at the moment of reading. */
export interface CountedLead extends LeadOutcome {
  /** Urgent, and nobody accepted or closed it in time; it may have been accepted late. */
  readonly isMissed: boolean
  /** Why it brought no job, or brought it late; `null` for one that did. */
  readonly loss: LossReason | null
}

/** The counts of the overview: whether a lead is in each. */
export const COUNT_FILTERS = {
  submissions: () => true,
  accepted: ({ acceptedAt }) => acceptedAt !== null,
  missed: ({ isMissed }) => isMissed,
  done: ({ status }) => isCompleted(status),
  cancelled: ({ status }) => isCancelled(status),
} as const satisfies Readonly<Record<string, (lead: CountedLead) => boolean>>

export type CountName = keyof typeof COUNT_FILTERS
export const COUNT_NAMES = Object.keys(COUNT_FILTERS) as readonly CountName[]

/** Of `submissions s`: spam and canaries do not count. */
export const COUNTED_LEADS = `s.status NOT IN (${UNCOUNTED_STATUSES})
  AND s.created_at >= :since AND s.created_at < :until`

/** Returns the values of `COUNTED_LEADS`. */
export const isoPeriod = ({ since, until }: Period) => ({
  since: new Date(since).toISOString(),
  until: new Date(until).toISOString(),
})

type Row = OutcomeRow & Pick<CountedLead, 'loss'> & { readonly isMissed: number }

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
    `SELECT ${OUTCOME_COLUMNS}, ${MISSED_AND_LOST} FROM ${OUTCOME_TABLES}
     WHERE ${where} ${NEWEST_FIRST}`,
    values,
  )
  return found.map(({ isMissed, loss, ...row }) => ({
    ...toOutcome(row),
    isMissed: isMissed === 1,
    loss,
  }))
}

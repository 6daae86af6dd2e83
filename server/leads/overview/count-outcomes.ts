/**
 * Counts the leads of a period inside the database, because a year of them is too much to read for
 * one page.
 */

import { STAFF_SOURCE } from '#server/db/tables/incoming-call.ts'
import { SOURCE_SQL } from '#server/db/tables/outcomes.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import type { Period } from '#server/db/tables/board-records.ts'
import { rows, type Tx } from '#server/db/db.ts'
import {
  SPAM_STATUSES,
  CANCELLED_STATUSES,
  COMPLETED_STATUSES,
  OPEN_STATUSES,
  PLANNED,
} from '#server/db/tables/status-lists.ts'
import { COUNTED_LEADS, IS_UNPAID, isoPeriod } from './counted-leads.ts'
import { MISSED_AND_LOST } from './missed-and-lost.ts'

export const COUNTED_GROUPS = ['loss', 'person', 'service', 'town', 'source'] as const
export type CountedGroup = (typeof COUNTED_GROUPS)[number]

export interface LeadCounts {
  /**
   * By the hour of the submission, from the beginning of the period; hours without a lead are left
   * out.
   */
  readonly hours: readonly {
    readonly at: number
    readonly count: number
    /** Of these, neither accepted nor closed in time. */
    readonly missed: number
  }[]
  /** By seconds from the submission to the first acceptance, in ascending order. */
  readonly seconds: readonly { readonly seconds: number; readonly count: number }[]
  readonly open: number
  readonly accepted: number
  readonly unpaid: number
  readonly cancelled: number
  /** Closed as spam, which nothing else counts. */
  readonly spam: number
  readonly paidCents: number
  /** By stored value; of accepted leads, the assignee's name. */
  readonly groups: Readonly<
    Record<CountedGroup, readonly { readonly name: string | null; readonly count: number }[]>
  >
  /** What became of the leads that each staff member took, by name. */
  readonly people: readonly {
    readonly name: string | null
    readonly done: number
    readonly paidCents: number
  }[]
  /** What became of the leads of each source, by its stored value. */
  readonly sources: readonly {
    readonly name: string | null
    /** Calls to the numbers of the source, taken or not. */
    readonly calls: number
    /** Leads that nobody took in time, as in the whole count. */
    readonly missed: number
    readonly done: number
    readonly paidCents: number
  }[]
}

/** Sums of the leads of a source. */
type SourceSum = 'sourceMissed' | 'sourceDone' | 'sourcePaid'
/** Sums of the leads that a staff member took. */
type PersonSum = 'personDone' | 'personPaid'

interface CountRow {
  readonly kind:
    | CountedGroup
    | SourceSum
    | PersonSum
    | 'hours'
    | 'seconds'
    | 'open'
    | 'accepted'
    | 'unpaid'
    | 'cancelled'
    | 'spam'
    | 'paidCents'
  readonly name: string | null
  readonly step: number | null
  readonly count: number
  readonly missed: number | null
}

const groupCounts = (group: CountedGroup, condition = ''): string =>
  `SELECT '${group}' AS kind, ${group} AS name, CAST(NULL AS bigint) AS step, count(*) AS count,
     CAST(NULL AS bigint) AS missed
   FROM counted ${condition} GROUP BY ${group}`

const sourceSum = (kind: SourceSum, each: string): string =>
  `SELECT '${kind}' AS kind, source AS name, CAST(NULL AS bigint) AS step,
     CAST(coalesce(sum(${each}), 0) AS bigint) AS count, CAST(NULL AS bigint) AS missed
   FROM counted GROUP BY source`

const TAKEN = 'WHERE accepted_at IS NOT NULL AND assigned'

const personSum = (kind: PersonSum, each: string): string =>
  `SELECT '${kind}' AS kind, person AS name, CAST(NULL AS bigint) AS step,
     CAST(coalesce(sum(${each}), 0) AS bigint) AS count, CAST(NULL AS bigint) AS missed
   FROM counted ${TAKEN} GROUP BY person`

const DONE = `CASE WHEN status IN (${COMPLETED_STATUSES}) THEN 1 ELSE 0 END`

/** One statement, so that the leads are read once. */
const COUNTS = `WITH counted AS MATERIALIZED (
    SELECT s.type, s.status, s.service, s.town, s.price_paid_cents, ${SOURCE_SQL} AS source, p.name AS person,
      a.accepted_at IS NOT NULL AS assigned, a.stored_at,
      a.first_accepted_at AS accepted_at, s.timeframe, ${MISSED_AND_LOST}, ${IS_UNPAID}
    FROM submissions s JOIN alarms a ON a.submission_id = s.id
      LEFT JOIN staff_members p ON p.id = a.accepted_by
    WHERE ${COUNTED_LEADS})
  ${groupCounts('loss', 'WHERE loss IS NOT NULL')}
  UNION ALL ${groupCounts('service')} UNION ALL ${groupCounts('town')} UNION ALL ${groupCounts('source')}
  UNION ALL ${groupCounts('person', TAKEN)}
  UNION ALL ${personSum('personDone', DONE)} UNION ALL ${personSum('personPaid', 'price_paid_cents')}
  UNION ALL ${sourceSum('sourceMissed', 'is_missed')} UNION ALL ${sourceSum('sourceDone', DONE)}
  UNION ALL ${sourceSum('sourcePaid', 'price_paid_cents')}
  UNION ALL SELECT 'open', NULL, NULL, count(*), NULL FROM counted WHERE status IN (${OPEN_STATUSES})
  UNION ALL SELECT 'accepted', NULL, NULL, count(*), NULL FROM counted WHERE accepted_at IS NOT NULL
  UNION ALL SELECT 'unpaid', NULL, NULL, count(*), NULL FROM counted WHERE is_unpaid = 1
  UNION ALL SELECT 'spam', NULL, NULL, count(*), NULL FROM submissions s
    WHERE s.status IN (${SPAM_STATUSES}) AND s.created_at >= :since AND s.created_at < :until
  UNION ALL SELECT 'cancelled', NULL, NULL, count(*), NULL FROM counted WHERE status IN (${CANCELLED_STATUSES})
  UNION ALL SELECT 'paidCents', NULL, NULL, CAST(coalesce(sum(price_paid_cents), 0) AS bigint), NULL FROM counted
  UNION ALL SELECT 'seconds', NULL, (accepted_at - stored_at + 500) / 1000 AS step, count(*), NULL
    FROM counted WHERE accepted_at IS NOT NULL AND timeframe NOT IN (${PLANNED}) GROUP BY step
  UNION ALL SELECT 'hours', NULL, (stored_at - CAST(:begun AS bigint)) / ${HOUR_MS} AS step, count(*),
      sum(is_missed)
    FROM counted GROUP BY step`

interface SourceCalls {
  readonly name: string
  readonly calls: number
}

/** Calls to the business's numbers, without those of blocked callers and of staff. */
const CALLS = `SELECT source AS name, count(*) AS calls
  FROM incoming_calls WHERE started_at >= :since AND started_at < :until AND state <> 'refused'
    AND source <> '${STAFF_SOURCE}'
  GROUP BY source`

/** Counts the leads of a period, without spam and canaries. */
export async function countOutcomes(tx: Tx, period: Period, now: number): Promise<LeadCounts> {
  const found = await rows<CountRow>(tx, COUNTS, {
    ...isoPeriod(period),
    begun: period.since,
    now,
  })
  const calls = await rows<SourceCalls>(tx, CALLS, { since: period.since, until: period.until })
  const callsOf = (source: string | null) => calls.find(({ name }) => name === source)
  const ofKind = (kind: CountRow['kind']): readonly CountRow[] =>
    found.filter((row) => row.kind === kind)
  const countOf = (kind: CountRow['kind']): number => ofKind(kind)[0]?.count ?? 0
  const sumOf = (kind: SourceSum | PersonSum, of: string | null): number =>
    ofKind(kind).find(({ name }) => name === of)?.count ?? 0
  return {
    hours: ofKind('hours').map(({ step, count, missed }) => ({
      at: period.since + (step ?? 0) * HOUR_MS,
      count,
      missed: missed ?? 0,
    })),
    seconds: ofKind('seconds')
      .map(({ step, count }) => ({ seconds: step ?? 0, count }))
      .toSorted((one, other) => one.seconds - other.seconds),
    open: countOf('open'),
    accepted: countOf('accepted'),
    unpaid: countOf('unpaid'),
    spam: countOf('spam'),
    cancelled: countOf('cancelled'),
    paidCents: ofKind('paidCents')[0]?.count ?? 0,
    groups: {
      loss: ofKind('loss'),
      person: ofKind('person'),
      service: ofKind('service'),
      town: ofKind('town'),
      source: ofKind('source'),
    },
    people: ofKind('person').map(({ name }) => ({
      name,
      done: sumOf('personDone', name),
      paidCents: sumOf('personPaid', name),
    })),
    sources: [...new Set([...ofKind('source'), ...calls].map(({ name }) => name))].map((name) => ({
      name,
      calls: callsOf(name)?.calls ?? 0,
      missed: sumOf('sourceMissed', name),
      done: sumOf('sourceDone', name),
      paidCents: sumOf('sourcePaid', name),
    })),
  }
}

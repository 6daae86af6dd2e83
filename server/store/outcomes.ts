/** What became of leads: for the overview, the search and the earlier leads of a number. */

import { UNCOUNTED_STATUSES } from '#server/store/status-lists.ts'
import { storedLeadStatus } from '#domain/lead/lifecycle.ts'
import { type Program, rows, type SqlValue } from './sql-program.ts'
import { ASSIGNEE_COLUMNS, ASSIGNEE_JOIN } from './alarm-lead-rows.ts'
import { parseSearch } from './search-text.ts'
import type { DelayedCall, LeadCursor, LeadOutcome, LeadSearch, Period } from './board-records.ts'

interface Row extends Omit<LeadOutcome, 'at' | 'status'> {
  readonly createdAt: string | Date
  readonly status: string
}

const SELECT = `SELECT s.id, s.created_at, s.status, s.name, s.service, s.timeframe, s.address, s.town,
    s.traffic_source ->> 'source' AS source, ${ASSIGNEE_COLUMNS},
    a.first_accepted_at AS accepted_at, a.first_closed_at AS closed_at, a.loss_cause
  FROM submissions s JOIN alarms a ON a.submission_id = s.id ${ASSIGNEE_JOIN}`
const NEWEST_FIRST = 'ORDER BY s.created_at DESC, s.id DESC'

const toOutcome = ({ createdAt, status, ...row }: Row): LeadOutcome => ({
  ...row,
  at: new Date(createdAt).getTime(),
  status: storedLeadStatus(status),
})

function* select(
  rest: string,
  values: Readonly<Record<string, SqlValue>>,
): Program<readonly LeadOutcome[]> {
  return (yield* rows<Row>(`${SELECT} ${rest}`, values)).map(toOutcome)
}

export const isoPeriod = ({ since, until }: Period) => ({
  since: new Date(since).toISOString(),
  until: new Date(until).toISOString(),
})

/** Of `submissions s`: spam and canaries do not count. */
export const COUNTED_LEADS = `s.type <> 'canary' AND s.status NOT IN (${UNCOUNTED_STATUSES})
  AND s.created_at >= :since AND s.created_at < :until`

/** Lists all leads of a period but spam, newest first. */
export const listOutcomes = (period: Period): Program<readonly LeadOutcome[]> =>
  select(`WHERE ${COUNTED_LEADS} ${NEWEST_FIRST}`, isoPeriod(period))

const MAX_DELAYED_CALLS = 20

/** Lists the latest delayed calls about leads of a period. */
export function* listDelayedCalls(period: Period): Program<readonly DelayedCall[]> {
  const found = yield* rows<
    Omit<DelayedCall, 'reason'> & { delayedAt: number | null; lastError: string | null }
  >(
    `SELECT n.submission_id AS lead_id, s.service, p.name AS staff_member_name, n.created_at AS at,
       n.begun_at, n.delayed_at AS delayed_at, n.last_error
     FROM notices n JOIN submissions s ON s.id = n.submission_id
       LEFT JOIN staff_members p ON p.id = n.staff_member_id
     WHERE n.number IS NOT NULL AND (n.delayed_at IS NOT NULL OR n.last_error IS NOT NULL)
       AND n.created_at >= :from AND ${COUNTED_LEADS}
     ORDER BY n.created_at DESC, n.id DESC LIMIT ${MAX_DELAYED_CALLS}`,
    { ...isoPeriod(period), from: period.since },
  )
  return found.map(({ delayedAt, lastError, ...call }) => ({
    ...call,
    // A call that a cap delayed may have failed afterwards too.
    reason: delayedAt === null ? { error: lastError ?? '' } : 'cap',
  }))
}

/**
 * Leads that one page of a search by words looks through, newest first. Together with the index
 * that contains the searched text, it limits the cost of every query.
 */
const LEADS_PER_SEARCH = 50_000

/**
 * Finds leads by phone number, or by words that staff can read, newest first; all of them for an
 * empty text.
 */
export function* search(query: {
  readonly text: string
  readonly after: LeadCursor | null
  readonly limit: number
}): Program<LeadSearch> {
  const { text, after, limit } = query
  const { phone, patterns } = parseSearch(text)
  const cursor = after && { createdAt: new Date(after.at).toISOString(), id: after.id }
  const from = cursor ? 'AND (s.created_at, s.id) < (:createdAt, :id)' : ''
  if (phone !== null) {
    const range = { phone, last: `${phone}999999999999999` }
    const fits = `s.phone_digits BETWEEN :phone AND :last AND s.type <> 'canary' ${from}`
    const found = yield* select(`WHERE ${fits} ${NEWEST_FIRST} LIMIT :size`, {
      ...range,
      ...cursor,
      size: limit + 1,
    })
    // Else it may be a number that somebody wrote, or that was corrected.
    if (found.length > 0) return page(found, limit, null)
  }
  const searched = `FROM submissions s WHERE s.type <> 'canary' ${from} ${NEWEST_FIRST}`
  const values = Object.fromEntries(patterns.map((pattern, index) => [`word${index}`, pattern]))
  const fits = patterns.map((_, index) => {
    const like = `LIKE :word${index} ESCAPE '\\'`
    return `(f.search_text ${like} OR EXISTS (SELECT 1 FROM submissions r
         WHERE r.id = f.id AND r.search_rest ${like}))`
  })
  const found = yield* select(
    `WHERE s.id IN (SELECT f.id FROM
       (SELECT s.id, s.search_text ${searched} LIMIT ${LEADS_PER_SEARCH}) f
       WHERE ${['1 = 1', ...fits].join(' AND ')} LIMIT :size) ${NEWEST_FIRST}`,
    { ...values, ...cursor, size: limit + 1 },
  )
  if (found.length > limit) return page(found, limit, null)
  const [last] = yield* rows<Pick<Row, 'id' | 'createdAt'>>(
    `SELECT s.id, s.created_at ${searched} LIMIT 1 OFFSET ${LEADS_PER_SEARCH - 1}`,
    { ...cursor },
  )
  return page(found, limit, last ? { at: new Date(last.createdAt).getTime(), id: last.id } : null)
}

/**
 * @param examined the last lead that was looked at; `null` if all were, or more than `limit` fit
 */
function page(
  found: readonly LeadOutcome[],
  limit: number,
  examined: LeadSearch['next'],
): LeadSearch {
  const leads = found.slice(0, limit)
  const last = leads.at(-1)
  return { leads, next: found.length > limit && last ? { at: last.at, id: last.id } : examined }
}

/** Earlier leads of one number that the page of a lead lists. */
const MAX_EARLIER = 5

export const earlierOutcomes = (submissionId: string): Program<readonly LeadOutcome[]> =>
  select(
    `JOIN submissions l ON l.id = :submissionId
     WHERE s.phone_digits = l.phone_digits AND s.type <> 'canary' AND s.id <> l.id
       AND s.created_at <= l.created_at ${NEWEST_FIRST} LIMIT ${MAX_EARLIER}`,
    { submissionId },
  )

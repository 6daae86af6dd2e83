import { storedLeadStatus } from '#domain/lead/lifecycle.ts'
import { type Program, rows, type SqlValue } from '../sql-program.ts'
import { parseSearch } from '../search-text.ts'
import type { DelayedCall, LeadOutcome, LeadSearch, Period, StaffStore } from './staff-store.ts'

/** What became of leads: for the overview, the search and the earlier leads of a number. */

interface Row {
  readonly id: string
  readonly created_at: string | Date
  readonly status: string
  readonly name: string
  readonly service: string
  readonly address: string
  readonly town: string | null
  readonly source: string | null
  readonly accepted_at: number | null
  readonly accepted_by: string | null
  readonly person_name: string | null
  readonly first_accepted_at: number | null
  readonly first_closed_at: number | null
}

const SELECT = `SELECT s.id, s.created_at, s.status, s.name, s.service, s.address, s.town,
    s.traffic_source ->> 'source' AS source, a.accepted_at, a.accepted_by, p.name AS person_name,
    a.first_accepted_at, a.first_closed_at
  FROM submissions s JOIN alarms a ON a.submission_id = s.id
    LEFT JOIN people p ON p.id = a.accepted_by`
const NEWEST_FIRST = 'ORDER BY s.created_at DESC, s.id DESC'

const toOutcome = (row: Row): LeadOutcome => ({
  id: row.id,
  at: new Date(row.created_at).getTime(),
  status: storedLeadStatus(row.status),
  name: row.name,
  service: row.service,
  address: row.address,
  town: row.town,
  source: row.source,
  assignee:
    row.accepted_at === null
      ? null
      : { staffMemberId: row.accepted_by, name: row.person_name, at: row.accepted_at },
  acceptedAt: row.first_accepted_at,
  closedAt: row.first_closed_at,
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
export const COUNTED_LEADS = `s.type = 'booking' AND s.status <> 'spam'
  AND s.created_at >= :since AND s.created_at < :until`

export const listOutcomes = (period: Period): Program<readonly LeadOutcome[]> =>
  select(`WHERE ${COUNTED_LEADS} ${NEWEST_FIRST}`, isoPeriod(period))

/** Maximum of delayed calls that are listed. */
const MAX_DELAYED_CALLS = 20

export function* listDelayedCalls(period: Period): Program<readonly DelayedCall[]> {
  const found = yield* rows<{
    submission_id: string
    service: string
    person_name: string | null
    created_at: number
    begun_at: number | null
    held_at: number | null
    last_error: string | null
  }>(
    `SELECT n.submission_id, s.service, p.name AS person_name, n.created_at, n.begun_at, n.held_at,
       n.last_error
     FROM notices n JOIN submissions s ON s.id = n.submission_id
       LEFT JOIN people p ON p.id = n.person_id
     WHERE n.number IS NOT NULL AND (n.held_at IS NOT NULL OR n.last_error IS NOT NULL)
       AND n.created_at >= :from AND ${COUNTED_LEADS}
     ORDER BY n.created_at DESC, n.id DESC LIMIT ${MAX_DELAYED_CALLS}`,
    { ...isoPeriod(period), from: period.since },
  )
  return found.map((row) => ({
    leadId: row.submission_id,
    service: row.service,
    staffMemberName: row.person_name,
    at: row.created_at,
    begunAt: row.begun_at,
    // A call that a cap delayed may have failed afterwards too.
    reason: row.held_at === null ? { error: row.last_error ?? '' } : 'cap',
  }))
}

/**
 * Leads that one page of a search by words looks through, newest first. Together with the index
 * that contains the searched text, it limits the cost of every query.
 */
const LEADS_PER_SEARCH = 50_000

export function* searchLeads({
  text,
  after,
  limit,
}: Parameters<StaffStore['search']>[0]): Program<LeadSearch> {
  const { phone, patterns } = parseSearch(text)
  const cursor = after && { createdAt: new Date(after.at).toISOString(), id: after.id }
  const from = cursor ? 'AND (s.created_at, s.id) < (:createdAt, :id)' : ''
  if (phone !== null) {
    const range = { phone, last: `${phone}999999999999999` }
    const fits = `s.phone_digits BETWEEN :phone AND :last AND s.type = 'booking' ${from}`
    const found = yield* select(`WHERE ${fits} ${NEWEST_FIRST} LIMIT :size`, {
      ...range,
      ...cursor,
      size: limit + 1,
    })
    return page(found, limit, null)
  }
  const searched = `FROM submissions s WHERE s.type = 'booking' ${from} ${NEWEST_FIRST}`
  const values = Object.fromEntries(patterns.map((pattern, index) => [`word${index}`, pattern]))
  const fits = patterns.map((_, index) => `f.search_text LIKE :word${index} ESCAPE '\\'`)
  const found = yield* select(
    `WHERE s.id IN (SELECT f.id FROM
       (SELECT s.id, s.search_text ${searched} LIMIT ${LEADS_PER_SEARCH}) f
       WHERE ${['1 = 1', ...fits].join(' AND ')} LIMIT :size) ${NEWEST_FIRST}`,
    { ...values, ...cursor, size: limit + 1 },
  )
  if (found.length > limit) return page(found, limit, null)
  const [last] = yield* rows<Pick<Row, 'id' | 'created_at'>>(
    `SELECT s.id, s.created_at ${searched} LIMIT 1 OFFSET ${LEADS_PER_SEARCH - 1}`,
    { ...cursor },
  )
  return page(found, limit, last ? { at: new Date(last.created_at).getTime(), id: last.id } : null)
}

/** @param examined the last lead that was looked at; `null` if all were, or more than `limit` fit */
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
     WHERE s.phone_digits = l.phone_digits AND s.type = 'booking' AND s.id <> l.id
       AND s.created_at <= l.created_at ${NEWEST_FIRST} LIMIT ${MAX_EARLIER}`,
    { submissionId },
  )

/** What became of leads: for the search and the earlier leads of a number. */

import { CLICK_IDS } from '#domain/sources/campaign.ts'
import { storedLeadStatus } from '#domain/lead/lifecycle.ts'
import { rows, type SqlValue, type Tx } from '#server/db/db.ts'
import { NEWEST_FIRST } from './lead-queries.ts'
import { ASSIGNEE_COLUMNS, ASSIGNEE_JOIN } from './alarm-lead-rows.ts'
import { parseSearch } from './search-text.ts'
import type { LeadCursor, LeadOutcome, LeadSearch } from './board-records.ts'

/** Of two joined requests the source of the one that was paid for: see `readClickIds`. */
const hasClick = (lead: string): string =>
  `(${CLICK_IDS.map((name) => `coalesce(${lead}.traffic_source ->> '${name}', '') <> ''`).join(' OR ')})`
export const SOURCE_SQL = `CASE WHEN ${hasClick('s')} THEN s.traffic_source ->> 'source'
  ELSE coalesce((SELECT j.traffic_source ->> 'source' FROM alarms ja
    JOIN submissions j ON j.id = ja.submission_id
    WHERE ja.joined_with = s.id AND ${hasClick('j')} ORDER BY ja.stored_at LIMIT 1),
    s.traffic_source ->> 'source') END`

/** A row of `OUTCOME_COLUMNS`. */
export interface OutcomeRow extends Omit<LeadOutcome, 'at' | 'status'> {
  readonly createdAt: string | Date
  readonly status: string
}

export const OUTCOME_COLUMNS = `s.id, s.created_at, s.type, s.status, s.name, s.service, s.timeframe, s.address, s.town,
    ${SOURCE_SQL} AS source, ${ASSIGNEE_COLUMNS},
    a.first_accepted_at AS accepted_at, a.first_closed_at AS closed_at, a.loss_cause`
export const OUTCOME_TABLES = `submissions s JOIN alarms a ON a.submission_id = s.id ${ASSIGNEE_JOIN}`

export const toOutcome = ({ createdAt, status, ...row }: OutcomeRow): LeadOutcome => ({
  ...row,
  at: new Date(createdAt).getTime(),
  status: storedLeadStatus(status),
})

async function select(
  tx: Tx,
  rest: string,
  values: Readonly<Record<string, SqlValue>>,
): Promise<readonly LeadOutcome[]> {
  return (
    await rows<OutcomeRow>(tx, `SELECT ${OUTCOME_COLUMNS} FROM ${OUTCOME_TABLES} ${rest}`, values)
  ).map(toOutcome)
}

/**
 * Leads that one page of a search by words looks through, newest first. Together with the index
 * that contains the searched text, it limits the cost of every query.
 */
const LEADS_PER_SEARCH = 50_000
/** As in the index, so that most leads are not read for a text that they do not have. */
const HAS_REST = '(CASE WHEN s.search_rest IS NULL THEN 0 ELSE 1 END)'

/**
 * Finds leads by phone number, or by words that staff can read, newest first; all of them for an
 * empty text.
 */
export async function search(
  tx: Tx,
  query: {
    readonly text: string
    readonly after: LeadCursor | null
    readonly limit: number
  },
): Promise<LeadSearch> {
  const { text, after, limit } = query
  const { phone, patterns } = parseSearch(text)
  const cursor = after && { createdAt: new Date(after.at).toISOString(), id: after.id }
  const earlier = cursor ? '(s.created_at, s.id) < (:createdAt, :id)' : '1 = 1'
  if (phone !== null) {
    const range = { phone, last: `${phone}999999999999999` }
    const fits = `s.phone_digits BETWEEN :phone AND :last AND ${earlier}`
    const found = await select(tx, `WHERE ${fits} ${NEWEST_FIRST} LIMIT :size`, {
      ...range,
      ...cursor,
      size: limit + 1,
    })
    // Else it may be a number that somebody wrote, or that was corrected.
    if (found.length > 0) return page(found, limit, null)
  }
  const searched = `FROM submissions s WHERE ${earlier} ${NEWEST_FIRST}`
  const values = Object.fromEntries(patterns.map((pattern, index) => [`word${index}`, pattern]))
  const fits = patterns.map((_, index) => {
    const like = `LIKE :word${index} ESCAPE '\\'`
    return `(f.search_text ${like} OR f.has_rest = 1 AND EXISTS (SELECT 1 FROM submissions r
         WHERE r.id = f.id AND r.search_rest ${like}))`
  })
  const found = await select(
    tx,
    `WHERE s.id IN (SELECT f.id FROM
       (SELECT s.id, s.search_text, ${HAS_REST} AS has_rest ${searched} LIMIT ${LEADS_PER_SEARCH}) f
       WHERE ${['1 = 1', ...fits].join(' AND ')} LIMIT :size) ${NEWEST_FIRST}`,
    { ...values, ...cursor, size: limit + 1 },
  )
  if (found.length > limit) return page(found, limit, null)
  const [last] = await rows<Pick<OutcomeRow, 'id' | 'createdAt'>>(
    tx,
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

export const earlierOutcomes = (tx: Tx, submissionId: string): Promise<readonly LeadOutcome[]> =>
  select(
    tx,
    `JOIN submissions l ON l.id = :submissionId
     WHERE s.phone_digits = l.phone_digits AND s.id <> l.id
       AND s.created_at <= l.created_at ${NEWEST_FIRST} LIMIT ${MAX_EARLIER}`,
    { submissionId },
  )

/** SQL that lists and reads leads for the owner. */

import { type Db, first, rows, type SqlValue, type Tx } from '#server/db/db.ts'
import { LEAD_COLUMNS, type LeadRow, toLead } from '#server/db/row-mapping.ts'
import type { Lead, LeadFilter } from './lead.ts'
import type { Submission } from '#domain/submission/fields.ts'

/** Each lead with the mail to staff about it. */
const LEADS = `submissions s JOIN outbox o ON o.submission_id = s.id AND o.lane = 'staff'`
const SELECT = `SELECT ${LEAD_COLUMNS} FROM ${LEADS}`
/** Of `submissions s`. */
export const NEWEST_FIRST = 'ORDER BY s.created_at DESC, s.id DESC'

/** The last lead of a page; the next page starts after it. */
interface LeadCursor {
  readonly createdAt: string
  readonly id: string
}

/** Builds the filter as a WHERE clause on `LEADS`, with its values. */
function condition(filter: LeadFilter, cursor: LeadCursor | null) {
  const parts: string[] = []
  const values: Record<string, SqlValue> = {}
  const add = (part: string, given: Readonly<Record<string, SqlValue>>): void => {
    parts.push(part)
    Object.assign(values, given)
  }
  const { since, until, service, status, campaign, mail } = filter
  if (since !== undefined) add('s.created_at >= :since', { since: new Date(since).toISOString() })
  if (until !== undefined) add('s.created_at < :until', { until: new Date(until).toISOString() })
  if (service !== undefined) add('s.service = :service', { service })
  if (status !== undefined) add('s.status = :status', { status })
  if (campaign !== undefined) add(`s.traffic_source ->> 'campaign' = :campaign`, { campaign })
  if (mail !== undefined) add('o.state = :mail', { mail })
  if (cursor) add('(s.created_at, s.id) < (:createdAt, :id)', { ...cursor })
  return { where: parts.length === 0 ? '' : `WHERE ${parts.join(' AND ')}`, values }
}

async function leadPage(
  tx: Tx,
  filter: LeadFilter,
  cursor: LeadCursor | null,
  size: number,
): Promise<readonly Lead[]> {
  const { where, values } = condition(filter, cursor)
  const found = await rows<LeadRow>(tx, `${SELECT} ${where} ${NEWEST_FIRST} LIMIT :size`, {
    ...values,
    size,
  })
  return found.map(toLead)
}

const PAGE_SIZE = 200

/**
 * Streams leads page by page, newest first. Each page starts after the last lead of the previous
 * one, so no read stays open between them and no lead appears twice.
 */
export async function* listLeads(db: Db, filter: LeadFilter): AsyncGenerator<Lead> {
  let cursor: LeadCursor | null = null
  let remaining = filter.limit ?? Number.POSITIVE_INFINITY
  while (remaining > 0) {
    const size = Math.min(PAGE_SIZE, remaining)
    const after: LeadCursor | null = cursor
    const page: readonly Lead[] = await db.read((tx) => leadPage(tx, filter, after, size))
    yield* page
    remaining -= page.length
    const last = page.at(-1)
    if (!last || page.length < size) return
    cursor = { createdAt: last.created_at, id: last.id }
  }
}

export async function getLead(tx: Tx, id: string): Promise<Lead | null> {
  const row = await first<LeadRow>(tx, `${SELECT} WHERE s.id = :id`, { id })
  return row && toLead(row)
}

/** Finds leads whose ids begin with this, newest first, at most `limit`. */
export async function findLeads(tx: Tx, prefix: string, limit: number): Promise<readonly Lead[]> {
  const found = await rows<LeadRow>(
    tx,
    `${SELECT} WHERE substr(s.id, 1, length(CAST(:prefix AS text))) = :prefix
     ${NEWEST_FIRST} LIMIT :limit`,
    { prefix, limit },
  )
  return found.map(toLead)
}

export async function countLeads(tx: Tx, filter: LeadFilter): Promise<number> {
  const { where, values } = condition(filter, null)
  const row = await first<{ count: number }>(
    tx,
    `SELECT count(*) AS count FROM ${LEADS} ${where}`,
    values,
  )
  return row?.count ?? 0
}

interface FoundLead {
  readonly status: string
  readonly type: Submission['type']
}

/** Returns the status and type of a lead; `null` for an unknown one. */
export const findStatus = (tx: Tx, submissionId: string): Promise<FoundLead | null> =>
  first<FoundLead>(tx, `SELECT status, type FROM submissions WHERE id = :submissionId`, {
    submissionId,
  })

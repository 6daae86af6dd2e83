import { leadCondition, type LeadCursor } from '../lead-query.ts'
import { type LeadRow, toLead } from '../rows.ts'
import type { Lead, LeadFilter } from '../store.ts'
import type { Queries } from './connection.ts'

/** The columns of a lead, for a SELECT from `submissions s` and `outbox o`. */
export const LEAD_COLUMNS = `s.*, o.state AS mail_state, o.attempts AS mail_attempts,
  o.sent_at AS mail_sent_at, o.last_error AS mail_last_error`

const FROM = 'FROM submissions s JOIN outbox o ON o.submission_id = s.id'
/** Requests that one transaction deletes at most. */
export const PURGE_BATCH = 500

const placeholder = (position: number): string => `$${position}`

/** One page of leads, newest first. */
export async function leadPage(
  queries: Queries,
  filter: LeadFilter,
  cursor: LeadCursor | null,
  size: number,
): Promise<readonly Lead[]> {
  const condition = leadCondition(filter, cursor, placeholder)
  const { rows } = await queries.query<LeadRow>(
    `SELECT ${LEAD_COLUMNS} ${FROM} ${condition.sql}
     ORDER BY s.created_at DESC, s.id DESC LIMIT $${condition.values.length + 1}`,
    [...condition.values, size],
  )
  return rows.map(toLead)
}

export async function findLead(queries: Queries, id: string): Promise<Lead | null> {
  const { rows } = await queries.query<LeadRow>(`SELECT ${LEAD_COLUMNS} ${FROM} WHERE s.id = $1`, [
    id,
  ])
  return rows[0] ? toLead(rows[0]) : null
}

export async function leadsStartingWith(
  queries: Queries,
  prefix: string,
  limit: number,
): Promise<readonly Lead[]> {
  const { rows } = await queries.query<LeadRow>(
    `SELECT ${LEAD_COLUMNS} ${FROM} WHERE starts_with(s.id, $1)
     ORDER BY s.created_at DESC, s.id DESC LIMIT $2`,
    [prefix, limit],
  )
  return rows.map(toLead)
}

export async function countLeads(queries: Queries, filter: LeadFilter): Promise<number> {
  const condition = leadCondition(filter, null, placeholder)
  const { rows } = await queries.query<{ count: number }>(
    `SELECT count(*) AS count FROM submissions s ${condition.sql}`,
    condition.values,
  )
  return rows[0]?.count ?? 0
}

/** Deletes up to PURGE_BATCH requests recorded before; their mails go with them by the foreign key. */
export async function purgeSome(queries: Queries, before: number): Promise<number> {
  const { rowCount } = await queries.query(
    `DELETE FROM submissions WHERE id IN (SELECT id FROM submissions
       WHERE created_at < $1 ORDER BY created_at LIMIT ${PURGE_BATCH})`,
    [new Date(before).toISOString()],
  )
  return rowCount ?? 0
}

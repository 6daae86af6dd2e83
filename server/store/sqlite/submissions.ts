import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { ANSWERED_COLUMNS, isJson, SUBMISSION_COLUMNS } from '#domain/columns.ts'
import { type Condition, leadCondition, type LeadCursor } from '../lead-query.ts'
import { type LeadRow, type StoredRow, submissionRow, toLead, toStored } from '../rows.ts'
import type { Lead, LeadFilter, NewSubmission, StoredSubmission } from '../store.ts'
import { statement } from './connection.ts'

/** The columns of a lead, for a SELECT from `submissions s JOIN outbox o`. */
export const LEAD_COLUMNS = `s.*, o.state AS mail_state, o.attempts AS mail_attempts,
  o.sent_at AS mail_sent_at, o.last_error AS mail_last_error`

/** Requests that one write deletes at most, so that a purge never holds up a visitor. */
export const PURGE_BATCH = 200

const stored = (row: unknown): StoredSubmission | null => (row ? toStored(row as StoredRow) : null)

/** In the order of the table, JSON as text. */
function values(submission: NewSubmission): SQLInputValue[] {
  const row = submissionRow(submission)
  return SUBMISSION_COLUMNS.map((name) => {
    const value = row[name]
    return (isJson(name) && value !== null ? JSON.stringify(value) : value) as SQLInputValue
  })
}

const where = (filter: LeadFilter, cursor: LeadCursor | null): Condition =>
  leadCondition(filter, cursor, () => '?')

/** The SQL of the table `submissions`. */
export function createSubmissions(database: DatabaseSync) {
  const columns = ANSWERED_COLUMNS.join(', ')
  const byKey = statement(database, `SELECT ${columns} FROM submissions WHERE idempotency_key = ?`)
  const byToken = statement(
    database,
    `SELECT ${columns} FROM submissions WHERE token_hash = ? ORDER BY created_at LIMIT 1`,
  )
  const insert = statement(
    database,
    `INSERT INTO submissions (${SUBMISSION_COLUMNS.join(', ')})
     VALUES (${SUBMISSION_COLUMNS.map(() => '?').join(', ')})`,
  )
  const leadById = statement(
    database,
    `SELECT ${LEAD_COLUMNS} FROM submissions s JOIN outbox o ON o.submission_id = s.id
     WHERE s.id = ?`,
  )
  const leadsByPrefix = statement(
    database,
    `SELECT ${LEAD_COLUMNS} FROM submissions s JOIN outbox o ON o.submission_id = s.id
     WHERE substr(s.id, 1, length(:prefix)) = :prefix
     ORDER BY s.created_at DESC, s.id DESC LIMIT :limit`,
  )
  // The mails go with their requests by the foreign key.
  const purge = statement(
    database,
    `DELETE FROM submissions WHERE id IN
       (SELECT id FROM submissions WHERE created_at < ? ORDER BY created_at LIMIT ${PURGE_BATCH})`,
  )

  return {
    findByKey: (key: string): StoredSubmission | null => stored(byKey().get(key)),
    findByToken: (tokenHash: string): StoredSubmission | null => stored(byToken().get(tokenHash)),

    /** Adds a cleaned submission. */
    insert(submission: NewSubmission): void {
      insert().run(...values(submission))
    },

    /** One page of leads, newest first. */
    page(filter: LeadFilter, cursor: LeadCursor | null, size: number): readonly Lead[] {
      const condition = where(filter, cursor)
      const rows = database
        .prepare(
          `SELECT ${LEAD_COLUMNS} FROM submissions s JOIN outbox o ON o.submission_id = s.id
           ${condition.sql} ORDER BY s.created_at DESC, s.id DESC LIMIT ?`,
        )
        .all(...condition.values, size)
      return rows.map((row) => toLead(row as unknown as LeadRow))
    },

    lead(id: string): Lead | null {
      const row = leadById().get(id)
      return row ? toLead(row as unknown as LeadRow) : null
    },

    leadsStartingWith: (prefix: string, limit: number): readonly Lead[] =>
      leadsByPrefix()
        .all({ prefix, limit })
        .map((row) => toLead(row as unknown as LeadRow)),

    count(filter: LeadFilter): number {
      const condition = where(filter, null)
      const row = database
        .prepare(`SELECT count(*) AS count FROM submissions s ${condition.sql}`)
        .get(...condition.values)
      return Number(row?.['count'])
    },

    /** Deletes up to PURGE_BATCH requests recorded before; returns how many. */
    purgeSome(before: string): number {
      return Number(purge().run(before).changes)
    },
  }
}

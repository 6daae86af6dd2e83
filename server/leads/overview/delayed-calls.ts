import type { Period } from '#server/db/tables/board-records.ts'
import { rows, type Tx } from '#server/db/db.ts'
import { COUNTED_LEADS, isoPeriod } from './counted-leads.ts'

/** A call or SMS to a staff member that went out late, or not at all. */
export interface DelayedCall {
  readonly leadId: string
  readonly service: string
  readonly staffMemberName: string | null
  readonly at: number
  /** When it was last sent; `null` if it was not. */
  readonly begunAt: number | null
  /** The limit of calls, or what the telephone provider answered. */
  readonly reason: 'cap' | { readonly error: string }
}

const MAX_DELAYED_CALLS = 20

/** Lists the latest delayed calls about leads of a period. */
export async function listDelayedCalls(tx: Tx, period: Period): Promise<readonly DelayedCall[]> {
  const found = await rows<
    Omit<DelayedCall, 'reason'> & { delayedAt: number | null; lastError: string | null }
  >(
    tx,
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

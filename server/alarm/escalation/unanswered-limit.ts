/**
 * The network rule: how many unanswered leads of one customer network (IPv4 address or IPv6
 * /48) are escalated on every channel.
 */

import { ESCALATION_LEVEL } from '#server/db/tables/alarms.ts'
import { WAITING_STATUSES } from '#server/db/tables/status-lists.ts'
import { first, type Tx } from '#server/db/db.ts'
import { HOUR_MS, DAY_MS } from '#domain/time/durations.ts'

/**
 * Unanswered leads of one customer network before the rule lowers the next ones. The limit of a day
 * is higher, so that a visitor who tries again hours later, or shares an address behind
 * carrier-grade NAT, still causes calls.
 */
const UNANSWERED_LIMITS = { perHour: 2, perDay: 4 } as const

/**
 * Returns whether so many earlier leads of the same customer network are unanswered that this one
 * uses push and mail only, and one call. Accepted and closed leads do not count, nor do
 * unverified ones, which cause no calls. ASAP and later leads count separately.
 */
export async function isOverUnansweredLimit(
  tx: Tx,
  alarm: {
    readonly lead: { readonly id: string; readonly timeframe: string }
    readonly network: string | null
    readonly startedAt: number
  },
): Promise<boolean> {
  const { lead, network, startedAt } = alarm
  if (network === null) return false
  const earlier = await first<{ hour: number | null; day: number }>(
    tx,
    `SELECT count(*) AS day, sum(CASE WHEN o.started_at > :hourAgo THEN 1 ELSE 0 END) AS hour
     FROM alarms o JOIN submissions os ON os.id = o.submission_id
     WHERE o.network = :network AND o.started_at > :dayAgo
       AND (o.started_at < :startedAt OR (o.started_at = :startedAt AND o.submission_id < :id))
       AND o.accepted_at IS NULL AND os.status IN (${WAITING_STATUSES}) AND o.escalation < ${ESCALATION_LEVEL.suspicious}
       AND (CASE WHEN os.timeframe = 'ASAP' THEN 1 ELSE 0 END) = :isAsap`,
    {
      id: lead.id,
      network,
      startedAt,
      hourAgo: startedAt - HOUR_MS,
      dayAgo: startedAt - DAY_MS,
      isAsap: lead.timeframe === 'ASAP' ? 1 : 0,
    },
  )
  return (
    (earlier?.hour ?? 0) >= UNANSWERED_LIMITS.perHour ||
    (earlier?.day ?? 0) >= UNANSWERED_LIMITS.perDay
  )
}

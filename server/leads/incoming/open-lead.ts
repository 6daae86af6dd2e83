import { first, type Program } from '#server/store/sql-program.ts'
import { OPEN_STATUSES } from '#server/store/status-lists.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/**
 * Finds the open lead that a call or text from a number belongs to: one whose alarm runs or that
 * somebody has, otherwise one of the last day. A lead whose alarm ended unanswered takes nothing
 * more, because nobody would hear of it.
 * @param digits see `comparableDigits`
 */
export function* findOpenLead(digits: string, now: number): Program<string | null> {
  const row = yield* first<{ id: string }>(
    `SELECT s.id FROM submissions s JOIN alarms a ON a.submission_id = s.id
     WHERE s.phone_digits = :digits AND s.type <> 'canary' AND s.status IN (${OPEN_STATUSES})
       AND (a.state IN ('escalating', 'assigned')
         OR (a.state = 'none' AND s.created_at > :dayAgo))
     ORDER BY s.created_at DESC, s.id DESC LIMIT 1`,
    { digits, dayAgo: new Date(now - DAY_MS).toISOString() },
  )
  return row?.id ?? null
}

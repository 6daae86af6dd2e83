import { z } from 'zod'
import { DAY_MS, WEEK_MS } from '#domain/time/durations.ts'
import { parseJson } from '#server/http/parse-json.ts'
import { first, rows, type Tx } from '#server/db/db.ts'

const FACTS = z.object({ retentionDays: z.number().int().positive() })

/** A shorter time deletes nothing for so long: deleted leads do not come back with an older version. */
export const SHORTER_AFTER_MS = WEEK_MS

/**
 * Returns for how many days leads are stored: the longest time of the facts that were in force within
 * the last week.
 * @param days of the facts in force now
 */
export async function retentionDaysInForce(tx: Tx, days: number, now: number): Promise<number> {
  const versions = await rows<{ text: string; publishedAt: number }>(
    tx,
    `SELECT text, published_at FROM business_versions ORDER BY published_at DESC, id`,
  )
  const recent = versions.filter(
    (_version, index) => (versions[index - 1]?.publishedAt ?? now) > now - SHORTER_AFTER_MS,
  )
  return Math.max(
    days,
    ...recent.map(({ text }) => FACTS.safeParse(parseJson(text)).data?.retentionDays ?? 0),
  )
}

/** Counts the leads that a shorter time deletes once it takes effect. */
export async function countDeletedBy(tx: Tx, days: number, now: number): Promise<number> {
  const before = new Date(now + SHORTER_AFTER_MS - days * DAY_MS).toISOString()
  const row = await first<{ count: number }>(
    tx,
    `SELECT count(*) AS count FROM submissions WHERE created_at < :before`,
    { before },
  )
  return row?.count ?? 0
}

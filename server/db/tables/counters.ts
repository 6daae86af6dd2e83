/** SQL of the tables `rate_hits` and `captcha_nonces`. */

import { execute, first, type Tx } from '#server/db/db.ts'

/**
 * Counts a hit in a fixed window. Windows start at multiples of their length since the epoch, so
 * that all servers use the same ones.
 * @returns hits of the window so far
 */
export async function countHit(
  tx: Tx,
  key: string,
  { now, windowMs }: { readonly now: number; readonly windowMs: number },
): Promise<number> {
  const start = Math.floor(now / windowMs) * windowMs
  const row = await first<{ count: number }>(
    tx,
    `INSERT INTO rate_hits (key, window_start, count, expires_at) VALUES (:key, :start, 1, :end)
     ON CONFLICT (key, window_start) DO UPDATE SET count = rate_hits.count + 1
     RETURNING count`,
    { key, start, end: start + windowMs },
  )
  return row?.count ?? 1
}

/** Deletes expired counters and nonces. */
export async function pruneCounters(tx: Tx, now: number): Promise<void> {
  await execute(tx, 'DELETE FROM captcha_nonces WHERE expires_at <= :now', { now })
  await execute(tx, 'DELETE FROM rate_hits WHERE expires_at <= :now', { now })
}

import { windowOf } from '../window.ts'
import type { Queries } from './connection.ts'

/** The SQL of `rate_hits`, and the forgetting of `captcha_nonces`. */

export async function countHit(
  queries: Queries,
  key: string,
  window: { now: number; lengthMs: number },
): Promise<number> {
  const { start, end } = windowOf(window)
  const { rows } = await queries.query<{ count: number }>(
    `INSERT INTO rate_hits AS hit (key, window_start, count, expires_at) VALUES ($1, $2, 1, $3)
     ON CONFLICT (key, window_start) DO UPDATE SET count = hit.count + 1
     RETURNING count`,
    [key, start, end],
  )
  return rows[0]?.count ?? 1
}

/** Two servers that prune at once only wait for each other. */
export async function prune(queries: Queries, now: number): Promise<void> {
  await queries.query('DELETE FROM captcha_nonces WHERE expires_at <= $1', [now])
  await queries.query('DELETE FROM rate_hits WHERE expires_at <= $1', [now])
}

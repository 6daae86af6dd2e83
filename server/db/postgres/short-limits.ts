import type { Queries } from './connection.ts'

/** Below it a busy database refuses requests at random. */
const SHORTEST_LIMIT_MS = 1000

/**
 * Lists time limits of the role or database that end statements too early, such as `lock_timeout is 5
 * ms`. A transaction sets its own; reads and counters are single statements.
 */
export async function shortLimits(queries: Queries): Promise<readonly string[]> {
  const { rows } = await queries.query<{ name: string; ms: number }>(
    `SELECT name, CAST(setting AS integer) AS ms FROM pg_settings
     WHERE name IN ('statement_timeout', 'lock_timeout', 'transaction_timeout')
       AND CAST(setting AS integer) BETWEEN 1 AND ${SHORTEST_LIMIT_MS - 1} ORDER BY name`,
  )
  return rows.map(({ name, ms }) => `${name} is ${ms} ms`)
}

import type { Queries } from './connection.ts'

/** The SQL of the table `settings`. */

export async function getSetting(queries: Queries, key: string): Promise<string | null> {
  const { rows } = await queries.query<{ value: string }>(
    'SELECT value FROM settings WHERE key = $1',
    [key],
  )
  return rows[0]?.value ?? null
}

export async function setSetting(queries: Queries, key: string, value: string): Promise<void> {
  await queries.query(
    `INSERT INTO settings (key, value) VALUES ($1, $2)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [key, value],
  )
}

export async function listSettings(
  queries: Queries,
): Promise<readonly { readonly key: string; readonly value: string }[]> {
  const { rows } = await queries.query<{ key: string; value: string }>(
    'SELECT key, value FROM settings ORDER BY key COLLATE "C"',
  )
  return rows
}

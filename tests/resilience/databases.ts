import type { TestPostgres } from '#tests/support/postgres.ts'

export const ENGINES = ['sqlite', 'postgres'] as const
export type Engine = (typeof ENGINES)[number]

/** Number of servers that share a database of this kind. */
export const SERVERS: Readonly<Record<Engine, number>> = { sqlite: 1, postgres: 3 }

/**
 * Runs `work` on an empty database.
 * @param work gets the address of PostgreSQL, or `null` for the embedded database
 * @returns `null` without a PostgreSQL server
 */
export async function withDatabase<Result>(
  engine: Engine,
  postgres: TestPostgres,
  work: (databaseUrl: string | null) => Promise<Result>,
): Promise<Result | null> {
  if (engine === 'sqlite') return await work(null)
  if (postgres.kind === 'missing') return null
  const schema = await postgres.createSchema()
  try {
    return await work(schema.url)
  } finally {
    await schema.drop()
  }
}

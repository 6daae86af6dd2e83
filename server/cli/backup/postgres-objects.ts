/**
 * Identifies the objects in a PostgreSQL schema that belong to this site; backup and restore ignore
 * all others.
 */

import type { Queries } from '#server/db/postgres/connection.ts'
import { TABLES } from '#server/db/postgres/migrations.ts'

export const OWN_TABLES: readonly string[] = [...TABLES, 'site_migrations']

/** Quotes an identifier for SQL and for pg_dump's patterns. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Returns the schema of the tables, existing or not. */
export async function currentSchema(queries: Queries): Promise<string> {
  const { rows } = await queries.query<{ schema: string | null }>(
    'SELECT current_schema() AS schema',
  )
  return rows[0]?.schema ?? 'public'
}

/** Returns our existing tables, as ALTER names them. */
export async function ownTables(queries: Queries, schema: string): Promise<readonly string[]> {
  const tables = await queries.query<{ name: string }>(
    `SELECT c.relname::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = $1 AND c.relkind IN ('r', 'p') AND c.relname = ANY ($2)`,
    [schema, OWN_TABLES],
  )
  return tables.rows.map(({ name }) => `TABLE ${quoteName(schema)}.${quoteName(name)}`)
}

/** Content of an archive, from `pg_restore --list`. */
export interface ArchiveContents {
  /** Schema of the submissions table; `null` for another kind of archive. */
  readonly schema: string | null
  /** The entries of our tables and their dependents, in order, without functions. */
  readonly lines: readonly string[]
  /**
   * Objects that would run when our tables are used, such as `trigger audit`; never among the
   * entries.
   */
  readonly foreignObjects: readonly string[]
}

/**
 * Matches entries such as `215; 1259 16386 TABLE public submissions owner`; other types are not
 * ours.
 */
const LIST_LINE =
  /^\d+; \d+ \d+ (TABLE DATA|TABLE|CONSTRAINT|FK CONSTRAINT|INDEX|ROW SECURITY) (\S+) (\w+)/

/** Matches entries such as `3337; 2620 16500 TRIGGER public submissions note owner`. */
const TRIGGER_LINE = /^\d+; \d+ \d+ (TRIGGER|RULE|POLICY|VIEW|MATERIALIZED VIEW) \S+ (.+) \S+$/

export function readContents(list: string): ArchiveContents {
  const entries = list.split('\n').flatMap((line) => {
    const [, type, schema = '', name] = LIST_LINE.exec(line) ?? []
    return type === undefined ? [] : [{ line, type, schema, name }]
  })
  const requests = entries.find(({ type, name }) => type === 'TABLE' && name === 'submissions')
  return {
    schema: requests?.schema ?? null,
    lines: entries.map(({ line }) => line),
    foreignObjects: list.split('\n').flatMap((line) => {
      const [, kind, name] = TRIGGER_LINE.exec(line) ?? []
      return kind && name ? [`${kind.toLowerCase()} ${name}`] : []
    }),
  }
}

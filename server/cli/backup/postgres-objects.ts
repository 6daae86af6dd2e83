import type { Queries } from '#server/store/postgres/connection.ts'
import { TABLES } from '#server/store/schema.ts'

/** What in a PostgreSQL schema is this site's; whatever else lies there is left alone. */

/** Our tables. */
export const OWN_TABLES: readonly string[] = [...TABLES, 'site_migrations']

/** The functions by which each release records submissions. */
const OWN_FUNCTION_PATTERN = /^record_submission_\d+$/

/** An identifier as SQL and pg_dump's patterns take it, whatever its letters. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** The schema in which the tables are or will be. */
export async function currentSchema(queries: Queries): Promise<string> {
  const { rows } = await queries.query<{ schema: string | null }>(
    'SELECT current_schema() AS schema',
  )
  return rows[0]?.schema ?? 'public'
}

/** Our tables and functions that are there, as ALTER names them. */
export async function ownObjects(queries: Queries, schema: string): Promise<readonly string[]> {
  const tables = await queries.query<{ name: string }>(
    `SELECT c.relname::text AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = $1 AND c.relkind IN ('r', 'p') AND c.relname = ANY ($2)`,
    [schema, OWN_TABLES],
  )
  const functions = await queries.query<{ name: string; types: string }>(
    `SELECT p.proname::text AS name, pg_get_function_identity_arguments(p.oid) AS types
     FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE n.nspname = $1`,
    [schema],
  )
  return [
    ...tables.rows.map(({ name }) => `TABLE ${quoteName(schema)}.${quoteName(name)}`),
    ...functions.rows
      .filter(({ name }) => OWN_FUNCTION_PATTERN.test(name))
      .map(({ name, types }) => `FUNCTION ${quoteName(schema)}.${quoteName(name)}(${types})`),
  ]
}

/** What `pg_restore --list` says of an archive. */
export interface ArchiveContents {
  /** Schema of the table of requests; null for an archive of something else. */
  readonly schema: string | null
  /** The lines of our tables with what belongs to them, in their order; functions are not among them. */
  readonly lines: readonly string[]
  /** What would run by itself when our tables are used, such as `trigger audit`; never among the lines. */
  readonly strangers: readonly string[]
}

/** `215; 1259 16386 TABLE public submissions owner`; what else tables can carry is not ours. */
const LIST_LINE =
  /^\d+; \d+ \d+ (TABLE DATA|TABLE|CONSTRAINT|FK CONSTRAINT|INDEX|ROW SECURITY) (\S+) (\w+)/

/** `3337; 2620 16500 TRIGGER public submissions note owner` */
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
    strangers: list.split('\n').flatMap((line) => {
      const [, kind, name] = TRIGGER_LINE.exec(line) ?? []
      return kind && name ? [`${kind.toLowerCase()} ${name}`] : []
    }),
  }
}

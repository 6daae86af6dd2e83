import type { FastifyReply } from 'fastify'
import { apiError, RefusedError } from '#server/http/api-error.ts'
import { splitTarget } from '#server/http/request-target.ts'

/** Options of a request in PostgREST's dialect. */
interface PostgrestOptions {
  /** Return one object instead of an array: `Accept: application/vnd.pgrst.object+json`. */
  readonly single: boolean
  /** Return the rows: `Prefer: return=representation`. */
  readonly representation: boolean
  readonly query: URLSearchParams
}

const OBJECT_TYPE = 'application/vnd.pgrst.object+json'
const ARRAY_TYPES = ['application/json', 'application/vnd.pgrst.array+json', 'application/*', '*/*']

/** The request headers of the dialect, as Node parses them. */
interface PostgrestHeaders {
  readonly accept?: string | undefined
  readonly prefer?: string | readonly string[] | undefined
  readonly 'accept-profile'?: string | readonly string[] | undefined
  readonly 'content-profile'?: string | readonly string[] | undefined
}

/**
 * Reads headers and query.
 * @throws RefusedError for options that are not supported
 */
export function parsePostgrestOptions(headers: PostgrestHeaders, url: string): PostgrestOptions {
  const profile = [headers['accept-profile'], headers['content-profile']].flat().find(Boolean)
  if (profile !== undefined && profile !== 'public')
    throw new RefusedError(
      apiError(406, 'PGRST106', `Invalid schema: ${profile.slice(0, 100)}`, {
        hint: 'Only the schema public is exposed.',
      }),
    )
  const accepted = (headers.accept ?? '*/*')
    .split(',')
    .map((each) => each.split(';')[0]?.trim().toLowerCase() ?? '')
  const single = accepted[0] === OBJECT_TYPE
  if (!single && !accepted.some((type) => ARRAY_TYPES.includes(type))) {
    const wanted = accepted.join(', ').slice(0, 100)
    throw new RefusedError(
      apiError(406, 'PGRST107', `None of these media types are available: ${wanted}`),
    )
  }
  const preferences = [headers.prefer ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((each) => each.trim())
  return {
    single,
    representation: preferences.includes('return=representation'),
    query: new URLSearchParams(splitTarget(url).query),
  }
}

const COLUMN_NAME = /^(?:"([^"]*)"|([A-Za-z_][A-Za-z0-9_]*))$/

/** Parses the names in `a,"b",c`; returns `null` for any other text. */
export function parseNames(list: string): readonly string[] | null {
  const names: string[] = []
  for (const part of list.split(',')) {
    const match = COLUMN_NAME.exec(part.trim())
    if (match === null) return null
    names.push(match[1] ?? match[2] ?? '')
  }
  return names
}

/**
 * Parses the columns of `select` from those of the table; all of them for `*` or nothing.
 * Embedding, casting and renaming are not supported.
 * @throws RefusedError for other names
 */
export function parseSelect(
  table: string,
  select: string | null,
  columns: readonly string[],
): readonly string[] {
  if (select === null || select.trim() === '' || select.trim() === '*') return columns
  const names = parseNames(select)
  if (names === null)
    throw new RefusedError(
      apiError(400, 'PGRST100', 'failed to parse select parameter', {
        hint: 'Use * or names of columns, separated by commas.',
      }),
    )
  const unknown = names.find((name) => !columns.includes(name))
  if (unknown === undefined) return names
  throw new RefusedError(apiError(400, '42703', `column ${table}.${unknown} does not exist`))
}

export function project(
  rows: readonly object[],
  columns: readonly string[],
): readonly Readonly<Record<string, unknown>>[] {
  return rows.map((row) => {
    const values = new Map<string, unknown>(Object.entries(row))
    return Object.fromEntries(columns.map((column) => [column, values.get(column) ?? null]))
  })
}

/** Sends rows, or the only one as an object. */
export function sendRows(
  reply: FastifyReply,
  rows: readonly object[],
  { single, range }: Pick<PostgrestOptions, 'single'> & { readonly range: string },
): FastifyReply {
  if (single && rows.length !== 1)
    throw new RefusedError(
      apiError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
        details: `The result contains ${rows.length} rows`,
      }),
    )
  return reply
    .header('cache-control', 'no-store')
    .header('content-range', range)
    .type(`${single ? OBJECT_TYPE : 'application/json'}; charset=utf-8`)
    .send(JSON.stringify(single ? rows[0] : rows))
}

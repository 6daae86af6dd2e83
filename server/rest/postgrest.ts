import { type ApiError, apiError } from '#server/http/api-error.ts'
import { splitTarget } from '#server/http/request-target.ts'

/** Options of a request in PostgREST's dialect (R60). */
export interface PostgrestOptions {
  /** Return one object instead of an array: `Accept: application/vnd.pgrst.object+json`. */
  readonly single: boolean
  /** Return the rows: `Prefer: return=representation`. */
  readonly representation: boolean
  readonly query: URLSearchParams
}

const OBJECT_TYPE = 'application/vnd.pgrst.object+json'
const ARRAY_TYPES = ['application/json', 'application/vnd.pgrst.array+json', 'application/*', '*/*']

/** The request headers of the dialect, as Node parses them. */
export interface PostgrestHeaders {
  readonly accept?: string | undefined
  readonly prefer?: string | readonly string[] | undefined
  readonly 'accept-profile'?: string | readonly string[] | undefined
  readonly 'content-profile'?: string | readonly string[] | undefined
}

/** Reads headers and query; returns an error for options that are not supported. */
export function parsePostgrestOptions(
  headers: PostgrestHeaders,
  url: string,
): { ok: true; options: PostgrestOptions } | { ok: false; error: ApiError } {
  const profile = [headers['accept-profile'], headers['content-profile']].flat().find(Boolean)
  if (profile !== undefined && profile !== 'public') {
    return {
      ok: false,
      error: apiError(406, 'PGRST106', `Invalid schema: ${profile.slice(0, 100)}`, {
        hint: 'Only the schema public is exposed.',
      }),
    }
  }
  const accepted = (headers.accept ?? '*/*')
    .split(',')
    .map((each) => each.split(';')[0]?.trim().toLowerCase() ?? '')
  const single = accepted[0] === OBJECT_TYPE
  if (!single && !accepted.some((type) => ARRAY_TYPES.includes(type))) {
    const wanted = accepted.join(', ').slice(0, 100)
    return {
      ok: false,
      error: apiError(406, 'PGRST107', `None of these media types are available: ${wanted}`),
    }
  }
  const preferences = [headers.prefer ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((each) => each.trim())
  return {
    ok: true,
    options: {
      single,
      representation: preferences.includes('return=representation'),
      query: new URLSearchParams(splitTarget(url).query),
    },
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
 */
export function parseSelect(
  table: string,
  select: string | null,
  columns: readonly string[],
): { ok: true; columns: readonly string[] } | { ok: false; error: ApiError } {
  if (select === null || select.trim() === '' || select.trim() === '*') return { ok: true, columns }
  const names = parseNames(select)
  if (names === null) {
    return {
      ok: false,
      error: apiError(400, 'PGRST100', 'failed to parse select parameter', {
        hint: 'Use * or names of columns, separated by commas.',
      }),
    }
  }
  const unknown = names.find((name) => !columns.includes(name))
  if (unknown === undefined) return { ok: true, columns: names }
  return { ok: false, error: apiError(400, '42703', `column ${table}.${unknown} does not exist`) }
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

export function renderRows(
  rows: readonly object[],
  wire: PostgrestOptions,
): { ok: true; type: string; body: string } | { ok: false; error: ApiError } {
  if (!wire.single)
    return { ok: true, type: 'application/json; charset=utf-8', body: JSON.stringify(rows) }
  if (rows.length !== 1) {
    return {
      ok: false,
      error: apiError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
        details: `The result contains ${rows.length} rows`,
      }),
    }
  }
  return { ok: true, type: `${OBJECT_TYPE}; charset=utf-8`, body: JSON.stringify(rows[0]) }
}

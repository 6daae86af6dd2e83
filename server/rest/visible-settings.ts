import { PAGE_SETTINGS } from '#domain/settings.ts'
import { type ApiError, apiError } from '#server/http/api-error.ts'

export const SETTINGS_COLUMNS = ['key', 'value'] as const

/** Parameters that are no filter; order means nothing among four rows. */
const NO_FILTER = ['select', 'order', 'offset']

/**
 * The keys that a query asks for, out of the visible ones: `key=eq.NAME`,
 * `key=in.(A,B)`, at most `limit`.
 */
export function readSettingsFilter(
  query: URLSearchParams,
): { ok: true; keys: readonly string[]; limit: number } | { ok: false; error: ApiError } {
  let keys: readonly string[] = PAGE_SETTINGS
  let limit = keys.length
  for (const [name, value] of query) {
    if (NO_FILTER.includes(name)) continue
    if (name === 'limit' && /^\d{1,9}$/.test(value)) limit = Math.min(limit, Number(value))
    else if (name === 'key') {
      const wanted = wantedKeys(value)
      if (wanted === null) return unreadable(name, value)
      keys = keys.filter((key) => wanted.includes(key))
    } else if (name === 'value' || name === 'limit') return unreadable(name, value)
    else
      return {
        ok: false,
        error: apiError(400, '42703', `column settings.${name.slice(0, 100)} does not exist`),
      }
  }
  return { ok: true, keys, limit }
}

function wantedKeys(filter: string): readonly string[] | null {
  if (filter.startsWith('eq.')) return [filter.slice(3)]
  const list = /^in\.\((.*)\)$/s.exec(filter)?.[1]
  return list === undefined
    ? null
    : list.split(',').map((key) => key.trim().replace(/^"(.*)"$/s, '$1'))
}

function unreadable(name: string, value: string): { ok: false; error: ApiError } {
  const message = `"failed to parse filter (${name}=${value.slice(0, 100)})"`
  return {
    ok: false,
    error: apiError(400, 'PGRST100', message, { hint: 'Use key=eq.NAME or key=in.(A,B).' }),
  }
}

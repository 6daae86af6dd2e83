import { PAGE_SETTINGS } from '#domain/settings.ts'
import { type ApiError, apiError } from '#server/http/api-error.ts'

export const SETTINGS_COLUMNS = ['key', 'value'] as const

/** Parameters that are no filter; ignored, because there are only a few rows. */
const NON_FILTER_PARAMETERS = ['select', 'order', 'offset', 'limit']

/** Returns the visible keys that a query requests: all, or `key=eq.NAME`. */
export function readSettingsFilter(
  query: URLSearchParams,
): { ok: true; keys: readonly string[] } | { ok: false; error: ApiError } {
  let keys: readonly string[] = PAGE_SETTINGS
  for (const [name, value] of query) {
    if (NON_FILTER_PARAMETERS.includes(name)) continue
    if (name === 'key' && value.startsWith('eq.'))
      keys = keys.filter((key) => key === value.slice('eq.'.length))
    else if (name === 'key' || name === 'value') return unsupportedFilter(name, value)
    else
      return {
        ok: false,
        error: apiError(400, '42703', `column settings.${name.slice(0, 100)} does not exist`),
      }
  }
  return { ok: true, keys }
}

function unsupportedFilter(name: string, value: string): { ok: false; error: ApiError } {
  const message = `"failed to parse filter (${name}=${value.slice(0, 100)})"`
  return { ok: false, error: apiError(400, 'PGRST100', message, { hint: 'Use key=eq.NAME.' }) }
}

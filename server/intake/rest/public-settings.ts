import { PAGE_SETTINGS } from '#domain/settings.ts'
import { type ApiError, apiError, RefusedError } from '#server/http/api-error.ts'

export const SETTINGS_COLUMNS = ['key', 'value'] as const

/** Parameters that are no filter; ignored, because there are only a few rows. */
const NON_FILTER_PARAMETERS = ['select', 'order', 'offset', 'limit']

/**
 * Returns the visible keys that a query requests: all, or `key=eq.NAME`.
 * @throws RefusedError for other filters
 */
export function readSettingsFilter(query: URLSearchParams): readonly string[] {
  let keys: readonly string[] = PAGE_SETTINGS
  for (const [name, value] of query) {
    if (NON_FILTER_PARAMETERS.includes(name)) continue
    if (name === 'key' && value.startsWith('eq.'))
      keys = keys.filter((key) => key === value.slice('eq.'.length))
    else throw new RefusedError(filterRefusal(name, value))
  }
  return keys
}

function filterRefusal(name: string, value: string): ApiError {
  if (name !== 'key' && name !== 'value')
    return apiError(400, '42703', `column settings.${name.slice(0, 100)} does not exist`)
  const message = `"failed to parse filter (${name}=${value.slice(0, 100)})"`
  return apiError(400, 'PGRST100', message, { hint: 'Use key=eq.NAME.' })
}

import type { PageSetting } from '#domain/settings.ts'
import { type Backend, requestJson, type RequestResult, isRecord, NOT_OURS } from './backend.ts'

/** Keys of the settings table that a page may read. */
export type PageSettingName = PageSetting

/** Number of retries; delays double and never exceed 10 s. */
export const SETTING_RETRIES = 2
export const settingRetryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 10_000)

const SETTING_TIME_LIMIT_MS = 8_000
/** PostgREST's code for 'not exactly one row'. */
const NO_ROW = 'PGRST116'

/** Returns the message of a missing setting (R61). */
export const missingSetting = (name: PageSettingName): string =>
  `API key "${name}" not found in settings`

/** Reads one value; `null` if the row is missing or empty. */
export async function readSetting(
  backend: Backend,
  name: PageSettingName,
): Promise<RequestResult<string | null>> {
  const result = await requestJson(backend, {
    method: 'GET',
    path: `/rest/v1/settings?select=value&key=eq.${name}`,
    headers: { accept: 'application/vnd.pgrst.object+json' },
    timeLimitMs: SETTING_TIME_LIMIT_MS,
  })
  if (result.ok) {
    const { body } = result.value
    // A foreign page must not count as a missing setting, which would be cached.
    if (!isRecord(body) || !('value' in body)) return { ok: false, failure: NOT_OURS }
    const { value } = body
    return { ok: true, value: typeof value === 'string' && value !== '' ? value : null }
  }
  if (result.failure.kind === 'refused' && result.failure.code === NO_ROW)
    return { ok: true, value: null }
  return result
}

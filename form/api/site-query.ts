import type { Backend } from './backend.ts'
import { createQueryCache, type QueryPolicy, SITE_QUERY } from './query-cache.ts'
import {
  missingSetting,
  readSetting,
  SETTING_RETRIES,
  type SettingName,
  settingRetryDelay,
} from './settings.ts'

/** Why a setting could not be read, in words that a banner may show. */
export const SETTINGS_UNREACHABLE = 'network error'

/** Read once and then kept for good; a call that fails is made two more times. */
const SETTING_QUERY: QueryPolicy = {
  fresh: Number.POSITIVE_INFINITY,
  kept: Number.POSITIVE_INFINITY,
  retries: SETTING_RETRIES,
  retryDelay: settingRetryDelay,
}

export const createSiteQueries = () =>
  createQueryCache<string | null>({
    now: () => Date.now(),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })

type SiteQueries = ReturnType<typeof createSiteQueries>

/** The cache of this page. */
const siteQueries = createSiteQueries()

/** One setting; null where there is no such row or it is empty. */
const read = (backend: Backend, name: SettingName, queries: SiteQueries, policy: QueryPolicy) =>
  queries.get(name, () => readSetting(backend, name), policy)

/**
 * A setting that must be there, such as a key.
 * @throws Error('API key "{name}" not found in settings'), or Error(SETTINGS_UNREACHABLE)
 */
export async function loadSetting(
  backend: Backend,
  name: SettingName,
  queries: SiteQueries = siteQueries,
): Promise<string> {
  const result = await read(backend, name, queries, SETTING_QUERY)
  if (!result.ok) throw new Error(SETTINGS_UNREACHABLE)
  if (result.value === null) throw new Error(missingSetting(name))
  return result.value
}

export interface Providers {
  readonly captcha: 'recaptcha' | 'altcha'
  readonly address: 'google' | 'manual'
}

/**
 * Which check and which address search the form uses. A row that is
 * missing or says nothing known means the specification's own; where the
 * settings cannot be read, what needs nobody else. Never rejects.
 */
export async function loadProviders(
  backend: Backend,
  queries: SiteQueries = siteQueries,
): Promise<Providers> {
  const [captcha, address] = await Promise.all([
    read(backend, 'captcha_provider', queries, SITE_QUERY),
    read(backend, 'address_provider', queries, SITE_QUERY),
  ])
  return {
    captcha: !captcha.ok || captcha.value === 'altcha' ? 'altcha' : 'recaptcha',
    address: !address.ok || address.value === 'manual' ? 'manual' : 'google',
  }
}

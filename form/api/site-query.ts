import type { Backend } from './backend.ts'
import { createQueryCache, type QueryPolicy, SITE_QUERY } from './query-cache.ts'
import {
  missingSetting,
  readSetting,
  SETTING_RETRIES,
  type PageSettingName,
  settingRetryDelay,
} from './settings.ts'

/** Reason shown in a banner if a setting could not be read. */
export const SETTINGS_UNREACHABLE = 'network error'

/** Cached as long as the page lives; a failed call is retried twice. */
const SETTING_QUERY: QueryPolicy = {
  freshMs: Number.POSITIVE_INFINITY,
  keptMs: Number.POSITIVE_INFINITY,
  retries: SETTING_RETRIES,
  retryDelay: settingRetryDelay,
}

export const createSiteQueries = () =>
  createQueryCache<string | null>({
    now: () => Date.now(),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })

type SiteQueries = ReturnType<typeof createSiteQueries>

const siteQueries = createSiteQueries()

/** Reads one setting; `null` if the row is missing or empty. */
const read = (backend: Backend, name: PageSettingName, queries: SiteQueries, policy: QueryPolicy) =>
  queries.get(name, () => readSetting(backend, name), policy)

/**
 * Reads a required setting, such as a key.
 * @throws Error('API key "{name}" not found in settings'), or Error(SETTINGS_UNREACHABLE)
 */
export async function loadSetting(
  backend: Backend,
  name: PageSettingName,
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
  /** Whether a text message with the arrival time is offered. */
  readonly arrivalSms: boolean
}

/**
 * Reads which captcha, address search and text messages the form uses. A missing or unknown value
 * means the specification's default; if the settings cannot be read, what needs no third party.
 * Never rejects.
 */
export async function loadProviders(
  backend: Backend,
  queries: SiteQueries = siteQueries,
): Promise<Providers> {
  const [captcha, address, arrivalSms] = await Promise.all([
    read(backend, 'captcha_provider', queries, SITE_QUERY),
    read(backend, 'address_provider', queries, SITE_QUERY),
    read(backend, 'arrival_sms', queries, SITE_QUERY),
  ])
  return {
    captcha: !captcha.ok || captcha.value === 'altcha' ? 'altcha' : 'recaptcha',
    address: !address.ok || address.value === 'manual' ? 'manual' : 'google',
    arrivalSms: arrivalSms.ok && arrivalSms.value === 'on',
  }
}

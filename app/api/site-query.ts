import { QueryClient } from '@tanstack/react-query'
import type { Backend } from './backend.ts'
import {
  missingSetting,
  readSetting,
  SETTING_RETRIES,
  type SettingName,
  settingRetryDelay,
} from './settings.ts'

/** R62: the site's query cache. Milliseconds. */
export const QUERY_FRESH = 300_000
export const QUERY_KEPT = 1_800_000
export const QUERY_RETRIES = 1

/** Why a setting could not be read, in words that a banner may show (R43). */
export const SETTINGS_UNREACHABLE = 'network error'

/** A client with the specification's figures (R62). */
export function createSiteQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: QUERY_FRESH,
        gcTime: QUERY_KEPT,
        retry: QUERY_RETRIES,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        // A call that cannot be made must fail at once, not wait for a connection: the form has another way.
        networkMode: 'always',
      },
    },
  })
}

let client: QueryClient | undefined

/** The one of this page, made at its first use. */
export function siteQueries(): QueryClient {
  client ??= createSiteQueries()
  return client
}

/**
 * One setting, read once and then cached for good; a call that fails is made
 * two more times (R61).
 * @returns null where there is no such row or it is empty
 * @throws Error(SETTINGS_UNREACHABLE)
 */
function readCached(
  backend: Backend,
  name: SettingName,
  queries: QueryClient,
): Promise<string | null> {
  return queries.fetchQuery({
    queryKey: ['setting', name],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: SETTING_RETRIES,
    retryDelay: settingRetryDelay,
    async queryFn() {
      const result = await readSetting(backend, name)
      if (!result.ok) throw new Error(SETTINGS_UNREACHABLE)
      return result.value
    },
  })
}

/**
 * A setting that must be there, such as a key.
 * @throws Error('API key "{name}" not found in settings') (R61), or Error(SETTINGS_UNREACHABLE)
 */
export async function loadSetting(
  backend: Backend,
  name: SettingName,
  queries: QueryClient = siteQueries(),
): Promise<string> {
  const value = await readCached(backend, name, queries)
  if (value === null) throw new Error(missingSetting(name))
  return value
}

export interface Providers {
  readonly captcha: 'recaptcha' | 'altcha'
  readonly address: 'google' | 'manual'
}

/**
 * Which check and which address search the form uses (R45). A row that is
 * missing or says nothing known means the specification's own; where the
 * settings cannot be read, what needs nobody else. Never rejects.
 */
export async function loadProviders(
  backend: Backend,
  queries: QueryClient = siteQueries(),
): Promise<Providers> {
  const [captcha, address] = await Promise.allSettled([
    readCached(backend, 'captcha_provider', queries),
    readCached(backend, 'address_provider', queries),
  ])
  return {
    captcha: captcha.status === 'rejected' || captcha.value === 'altcha' ? 'altcha' : 'recaptcha',
    address: address.status === 'rejected' || address.value === 'manual' ? 'manual' : 'google',
  }
}

import type { PageSetting } from '#domain/settings.ts'
import { isRecord, NOT_OURS, requestJson, type RequestResult } from './backend.ts'

const SETTING_TIME_LIMIT_MS = 8_000
const MAX_RETRY_DELAY_MS = 10_000
/** PostgREST's code for 'not exactly one row'. */
const NO_ROW = 'PGRST116'
/** Reason shown in a banner if a setting could not be read. */
const SETTINGS_UNREACHABLE = 'network error'

/** `null` if the row is missing or empty. */
type Answer = RequestResult<string | null>

/** How long (ms) a value is fresh, and is used if the server fails; number of retries. */
interface CachePolicy {
  readonly freshMs: number
  readonly keptMs: number
  readonly retries: number
}

/** A provider's key never changes while a page is open. */
const KEY_POLICY: CachePolicy = { freshMs: Infinity, keptMs: Infinity, retries: 2 }
/** Settings that choose providers. Nothing is refetched on focus or another rendering. */
export const PROVIDER_POLICY: CachePolicy = { freshMs: 300_000, keptMs: 1_800_000, retries: 1 }

export interface Providers {
  readonly captcha: 'recaptcha' | 'altcha'
  readonly address: 'google' | 'manual'
  /** Whether a text message with the arrival time is offered. */
  readonly arrivalSms: boolean
}

/** Creates a reader of the settings. Simultaneous readers share a call; no failure is cached. */
export function createSettings() {
  const values = new Map<PageSetting, { readonly answer: Answer; readonly at: number }>()
  const pending = new Map<PageSetting, Promise<Answer>>()

  async function request(name: PageSetting, { keptMs, retries }: CachePolicy): Promise<Answer> {
    let answer = await readSetting(name)
    for (let attempt = 0; !answer.ok && attempt < retries; attempt++) {
      const delay = Math.min(1000 * 2 ** attempt, MAX_RETRY_DELAY_MS)
      await new Promise((resolve) => setTimeout(resolve, delay))
      answer = await readSetting(name)
    }
    pending.delete(name)
    if (!answer.ok) return cached(name, keptMs) ?? answer
    values.set(name, { answer, at: Date.now() })
    return answer
  }

  const cached = (name: PageSetting, ageMs: number): Answer | null => {
    const value = values.get(name)
    return value && Date.now() - value.at < ageMs ? value.answer : null
  }

  async function read(name: PageSetting, policy: CachePolicy): Promise<Answer> {
    const value = cached(name, policy.freshMs)
    if (value) return value
    const call = pending.get(name) ?? request(name, policy)
    pending.set(name, call)
    return call
  }

  return {
    /**
     * Reads a required setting, such as a key.
     * @throws Error with a reason to show
     */
    async loadSetting(name: PageSetting): Promise<string> {
      const answer = await read(name, KEY_POLICY)
      if (!answer.ok) throw new Error(SETTINGS_UNREACHABLE)
      if (answer.value === null) throw new Error(`API key "${name}" not found in settings`)
      return answer.value
    },

    /**
     * Reads which captcha, address search and text messages the form uses. A missing or unknown
     * value means the specification's default; if the settings cannot be read, what needs no third
     * party. Never rejects.
     */
    async loadProviders(): Promise<Providers> {
      const [captcha, address, arrivalSms] = await Promise.all([
        read('captcha_provider', PROVIDER_POLICY),
        read('address_provider', PROVIDER_POLICY),
        read('arrival_sms', PROVIDER_POLICY),
      ])
      return {
        captcha: !captcha.ok || captcha.value === 'altcha' ? 'altcha' : 'recaptcha',
        address: !address.ok || address.value === 'manual' ? 'manual' : 'google',
        arrivalSms: arrivalSms.ok && arrivalSms.value === 'on',
      }
    },
  }
}

/** The settings as read by this page. */
export const pageSettings = createSettings()

async function readSetting(name: PageSetting): Promise<Answer> {
  const result = await requestJson({
    method: 'GET',
    path: `/rest/v1/settings?select=value&key=eq.${name}`,
    headers: { accept: 'application/vnd.pgrst.object+json' },
    timeLimitMs: SETTING_TIME_LIMIT_MS,
  })
  if (!result.ok) {
    const { failure } = result
    return failure.kind === 'refused' && failure.code === NO_ROW
      ? { ok: true, value: null }
      : result
  }
  const { body } = result.value
  // A foreign page must not count as a missing setting, which would be cached.
  if (!isRecord(body) || !('value' in body)) return { ok: false, failure: NOT_OURS }
  const { value } = body
  return { ok: true, value: typeof value === 'string' && value !== '' ? value : null }
}

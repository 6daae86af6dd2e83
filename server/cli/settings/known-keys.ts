import { DEFAULT_PLANS, type PlanKey } from '#domain/alarm-plan.ts'
import { readAlarmPlan } from '#domain/alarm-plan-reader.ts'
import { ALTCHA_SECRET_KEY } from '#server/captcha/altcha.ts'
import { PROVIDER_KEY } from '#server/captcha/captcha.ts'
import { VAPID_KEY, vapidKeys } from '#server/alarm/channels/push/vapid.ts'
import { ANALYTICS_KEY, areAnalyticsOrigins } from '#server/http/analytics-origins.ts'

/** A row of the settings table that something reads. */
export interface KnownKey {
  readonly key: string
  readonly meaning: string
  /** What a missing row means. */
  readonly fallback: string
  /** 'hidden' is never shown, 'partly' is shortened in lists; the rest is public anyway. */
  readonly shown: 'whole' | 'partly' | 'hidden'
  /** What is wrong with a value and what to write instead; null for a right one. */
  readonly check: (value: string) => string | null
  /** What is odd about a value that is taken all the same; null for nothing. */
  readonly doubt: (value: string) => string | null
}

const noDoubt = (): null => null

function oneOf(words: readonly string[]): KnownKey['check'] {
  return (value) => (words.includes(value) ? null : `write ${words.join(' or ')}`)
}

/** A key as Google hands it out stands in an address and in an attribute as it is. Empty takes it away. */
const keyText: KnownKey['check'] = (value) =>
  /^[\w.-]*$/.test(value) ? null : 'write the key alone, without quotes or spaces'

/** R45: a missing row means the specification's own provider. */
export const CAPTCHA_PROVIDERS = { key: PROVIDER_KEY, words: ['recaptcha', 'altcha'] } as const
export const ADDRESS_PROVIDERS = { key: 'address_provider', words: ['google', 'manual'] } as const
export const MAPS_KEY = 'GOOGLE_MAPS_API_KEY'
export const SITE_KEY = 'recaptcha_site_key'

/** Least length of a secret that signs (RFC 2104, 3: not below the hash's own). */
export const LEAST_SECRET = 32

const planCheck: KnownKey['check'] = (value) => {
  const reading = value === '' ? null : readAlarmPlan(value)
  return reading === null || reading.ok ? null : reading.problem
}

const planRow = (key: PlanKey, timeframe: string): KnownKey => ({
  key,
  meaning: `Who is rung when, until somebody takes a request for ${timeframe}: steps parted by ;, each DELAY CHANNEL… WHO, then repeat N and hours A-B.`,
  fallback: DEFAULT_PLANS[key],
  shown: 'whole',
  check: planCheck,
  doubt: noDoubt,
})

export const KNOWN_KEYS: readonly KnownKey[] = [
  {
    key: CAPTCHA_PROVIDERS.key,
    meaning: `Captcha of the form: recaptcha (Google's, needs ${SITE_KEY} and RECAPTCHA_SECRET_KEY) or altcha (self-hosted, needs no account).`,
    fallback: CAPTCHA_PROVIDERS.words[0],
    shown: 'whole',
    check: oneOf(CAPTCHA_PROVIDERS.words),
    doubt: noDoubt,
  },
  {
    key: SITE_KEY,
    meaning: 'Public half of the reCAPTCHA key pair, for checkbox version 2.',
    fallback: 'none',
    shown: 'whole',
    check: keyText,
    doubt: (value) =>
      value === '' || /^6L[\w-]{38}$/.test(value)
        ? null
        : 'reCAPTCHA site keys begin with 6L and have 40 characters',
  },
  {
    key: ADDRESS_PROVIDERS.key,
    meaning: `Address field of the form: google (suggestions from Maps, needs ${MAPS_KEY}) or manual (a plain field).`,
    fallback: ADDRESS_PROVIDERS.words[0],
    shown: 'whole',
    check: oneOf(ADDRESS_PROVIDERS.words),
    doubt: noDoubt,
  },
  {
    key: MAPS_KEY,
    meaning:
      'Key of the Maps JavaScript API with places; every page shows it, so restrict it to your site.',
    fallback: 'none',
    shown: 'partly',
    check: keyText,
    doubt: (value) =>
      value === '' || /^AIza[\w-]{35}$/.test(value)
        ? null
        : 'Maps keys begin with AIza and have 39 characters',
  },
  {
    key: ANALYTICS_KEY,
    meaning: 'Origins of an analytics service that the pages may load from, separated by spaces.',
    fallback: 'none',
    shown: 'whole',
    check: (value) =>
      areAnalyticsOrigins(value)
        ? null
        : 'write whole origins such as https://www.googletagmanager.com, without paths',
    doubt: noDoubt,
  },
  {
    key: ALTCHA_SECRET_KEY,
    meaning:
      'Signs the challenges of the self-hosted captcha; made by itself. A new one makes forms that are open ask again.',
    fallback: 'made at the first challenge',
    shown: 'hidden',
    check: (value) =>
      /^[\x21-\x7e]+$/.test(value) && value.length >= LEAST_SECRET
        ? null
        : `write at least ${LEAST_SECRET} random letters and digits, such as openssl rand -hex 32 prints`,
    doubt: noDoubt,
  },
  {
    key: VAPID_KEY,
    meaning:
      'By which push services know this server; made by itself. A new one ends every push subscription.',
    fallback: 'made at the first start',
    shown: 'hidden',
    check: (value) =>
      vapidKeys(value) === null ? 'write a private key on P-256, 32 bytes in base64url' : null,
    doubt: noDoubt,
  },
  planRow('alarm_plan', 'ASAP'),
  planRow('alarm_plan_later', 'any other time'),
]

export const knownKey = (key: string): KnownKey | undefined =>
  KNOWN_KEYS.find((known) => known.key === key)

/** Another's row may hold a secret too; its name gives it away. */
const SECRET_NAME = /secret|password|token|private/i

/** True for what no command may print. */
export const isSecret = (key: string): boolean =>
  knownKey(key)?.shown === 'hidden' || SECRET_NAME.test(key)

/** The value as lists show it: rows that nothing of ours reads may be anything, so only their length. */
export function masked(key: string, value: string): string {
  const shown = knownKey(key)?.shown ?? 'hidden'
  if (shown === 'whole' || value === '') return value
  const length = `(${value.length} characters)`
  return shown === 'partly' && value.length > 16
    ? `${value.slice(0, 4)}…${value.slice(-4)} ${length}`
    : `•••• ${length}`
}

/** The known key that is meant by another way of writing it, if any: it shares most of its words. */
export function likelyKey(key: string): string | undefined {
  const given = wordsOf(key)
  const shared = (known: string): number =>
    wordsOf(known).filter((word) => given.includes(word)).length
  const [best] = KNOWN_KEYS.map((known) => known.key).toSorted((a, b) => shared(b) - shared(a))
  return best !== undefined && shared(best) >= 2 ? best : undefined
}

/** `googleMapsKey`, `GOOGLE_MAPS_KEY` and `google-maps-key` are the same words. */
const wordsOf = (key: string): readonly string[] =>
  key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

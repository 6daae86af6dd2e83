import { DEFAULT_PLANS } from './alarm-plan.ts'

/**
 * The settings table: what an owner may change while the site runs (R45). Each row once; the
 * command line, the server's answers, the pages, the doctor and the documentation go by this.
 */

/** What a value is, and so what it is checked for. */
export type SettingKind = 'choice' | 'public key' | 'origins' | 'secret' | 'private key' | 'plan'

/** 'pages': anybody may ask for it (R60). 'owner': commands show it. 'server': nobody is shown it. */
export type SettingReader = 'pages' | 'owner' | 'server'

/** What else a chosen word needs before it works. */
interface Needs {
  readonly setting: string
  /** Of the environment. */
  readonly variable?: 'RECAPTCHA_SECRET_KEY'
}

export interface SettingFacts {
  readonly kind: SettingKind
  readonly readBy: SettingReader
  readonly meaning: string
  /** What a missing or empty row means; of a choice its first word. */
  readonly fallback: string
  /** Public, yet of use to others: lists show its two ends alone. */
  readonly isShortened?: true
  /** Of a choice. */
  readonly words?: readonly string[]
  readonly needs?: Readonly<Record<string, Needs>>
  /** What right values of a public key look like, as the service hands them out. */
  readonly looks?: { readonly like: RegExp; readonly inWords: string }
}

export const SETTINGS = {
  captcha_provider: {
    kind: 'choice',
    readBy: 'pages',
    meaning:
      "Captcha of the form: recaptcha (Google's, needs recaptcha_site_key and RECAPTCHA_SECRET_KEY) or altcha (self-hosted, needs no account).",
    fallback: 'recaptcha',
    words: ['recaptcha', 'altcha'],
    needs: { recaptcha: { setting: 'recaptcha_site_key', variable: 'RECAPTCHA_SECRET_KEY' } },
  },
  recaptcha_site_key: {
    kind: 'public key',
    readBy: 'pages',
    meaning: 'Public half of the reCAPTCHA key pair, for checkbox version 2.',
    fallback: 'none',
    looks: {
      like: /^6L[\w-]{38}$/,
      inWords: 'reCAPTCHA site keys begin with 6L and have 40 characters',
    },
  },
  address_provider: {
    kind: 'choice',
    readBy: 'pages',
    meaning:
      'Address field of the form: google (suggestions from Maps, needs GOOGLE_MAPS_API_KEY) or manual (a plain field).',
    fallback: 'google',
    words: ['google', 'manual'],
    needs: { google: { setting: 'GOOGLE_MAPS_API_KEY' } },
  },
  GOOGLE_MAPS_API_KEY: {
    kind: 'public key',
    readBy: 'pages',
    meaning:
      'Key of the Maps JavaScript API with places; every page shows it, so restrict it to your site.',
    fallback: 'none',
    isShortened: true,
    looks: { like: /^AIza[\w-]{35}$/, inWords: 'Maps keys begin with AIza and have 39 characters' },
  },
  analytics_origins: {
    kind: 'origins',
    readBy: 'owner',
    meaning: 'Origins of an analytics service that the pages may load from, separated by spaces.',
    fallback: 'none',
  },
  altcha_hmac_secret: {
    kind: 'secret',
    readBy: 'server',
    meaning:
      'Signs the challenges of the self-hosted captcha; made by itself. A new one makes forms that are open ask again.',
    fallback: 'made at the first challenge',
  },
  vapid_private_key: {
    kind: 'private key',
    readBy: 'server',
    meaning:
      'By which push services know this server; made by itself. A new one ends every push subscription.',
    fallback: 'made at the first start',
  },
  gate_code_in_mail: {
    kind: 'choice',
    readBy: 'owner',
    meaning:
      'Whether the mail to staff holds the gate code: off (it says that there is one, which is shown on the board and behind the link of the mail) or on (everybody who reads the mailbox reads it, for as long as the mail is kept).',
    fallback: 'off',
    words: ['off', 'on'],
  },
  alarm_plan: plan('alarm_plan', 'ASAP'),
  alarm_plan_later: plan('alarm_plan_later', 'any other time'),
} as const satisfies Readonly<Record<string, SettingFacts>>

function plan(key: keyof typeof DEFAULT_PLANS, timeframe: string) {
  return {
    kind: 'plan',
    readBy: 'owner',
    meaning: `Who is rung when, until somebody takes a request for ${timeframe}: steps parted by ;, each DELAY CHANNEL… WHO, then repeat N and hours A-B.`,
    fallback: DEFAULT_PLANS[key],
  } as const satisfies SettingFacts
}

export type SettingName = keyof typeof SETTINGS

/** Settings that a page may read. */
export type PageSetting = {
  [Name in SettingName]: (typeof SETTINGS)[Name]['readBy'] extends 'pages' ? Name : never
}[SettingName]

/** Settings that are one of a few words, and these words. */
export type ChoiceName = {
  [Name in SettingName]: (typeof SETTINGS)[Name]['kind'] extends 'choice' ? Name : never
}[SettingName]
export type Choice<Name extends ChoiceName> = (typeof SETTINGS)[Name]['words'][number]

/** In the order in which they are listed. */
export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[]

/** What is known of a row; undefined for one that nothing reads. */
export function settingFacts(name: string): SettingFacts | undefined {
  return Object.hasOwn(SETTINGS, name) ? SETTINGS[name as SettingName] : undefined
}

/** Names of the rows that anybody may read (R60, R45); for a caller no other row exists. */
export const PAGE_SETTINGS = SETTING_NAMES.filter(
  (name) => SETTINGS[name].readBy === 'pages',
) as readonly PageSetting[]

/**
 * The word that is chosen: what the row says, or its fallback (R45).
 * @param value of the row; null, undefined or '' for none
 */
export function chosenWord<Name extends ChoiceName>(
  name: Name,
  value: string | null | undefined,
): Choice<Name> | (string & {}) {
  return value || SETTINGS[name].fallback
}

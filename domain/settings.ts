/**
 * The settings table, which an owner may change while the site runs. Command line, server
 * responses, pages, doctor and documentation derive from it.
 */

import { DEFAULT_PLANS } from './alarm/plan.ts'

/** Type of a value, which decides its validation. */
export type SettingKind =
  | 'choice'
  | 'public key'
  | 'origins'
  | 'secret'
  | 'private key'
  | 'plan'
  | 'costs'

/** 'pages': public. 'owner': commands show it. 'server': never shown. */
type SettingAudience = 'pages' | 'owner' | 'server'

/** Condition of a choice beyond its own row. */
interface SettingRequirement {
  readonly setting?: string
  /** Environment variable. */
  readonly variable?: 'RECAPTCHA_SECRET_KEY' | 'TWILIO_ACCOUNT_SID'
}

export interface SettingDefinition {
  readonly kind: SettingKind
  readonly readBy: SettingAudience
  readonly meaning: string
  /** Meaning of a missing or empty row; for a choice its first word. */
  readonly fallback: string
  /** Public, but usable by others: lists show only its two ends. */
  readonly isShortened?: true
  /** Words of a choice. */
  readonly choices?: readonly string[]
  readonly needs?: Readonly<Record<string, SettingRequirement>>
  /** Format of a public key, as its provider issues it. */
  readonly format?: { readonly like: RegExp; readonly description: string }
}

export const SETTINGS = {
  captcha_provider: {
    kind: 'choice',
    readBy: 'pages',
    meaning:
      "Captcha of the form: recaptcha (Google's, needs recaptcha_site_key and RECAPTCHA_SECRET_KEY) or altcha (self-hosted, needs no account).",
    fallback: 'recaptcha',
    choices: ['recaptcha', 'altcha'],
    needs: { recaptcha: { setting: 'recaptcha_site_key', variable: 'RECAPTCHA_SECRET_KEY' } },
  },
  recaptcha_site_key: {
    kind: 'public key',
    readBy: 'pages',
    meaning: 'Public half of the reCAPTCHA key pair, for checkbox version 2.',
    fallback: 'none',
    format: {
      like: /^6L[\w-]{38}$/,
      description: 'reCAPTCHA site keys begin with 6L and have 40 characters',
    },
  },
  address_provider: {
    kind: 'choice',
    readBy: 'pages',
    meaning:
      'Address field of the form: google (suggestions from Maps, needs GOOGLE_MAPS_API_KEY) or manual (a plain field).',
    fallback: 'google',
    choices: ['google', 'manual'],
    needs: { google: { setting: 'GOOGLE_MAPS_API_KEY' } },
  },
  GOOGLE_MAPS_API_KEY: {
    kind: 'public key',
    readBy: 'pages',
    meaning:
      'Key of the Maps JavaScript API with Places. It is public in every page, so restrict it to your site.',
    fallback: 'none',
    isShortened: true,
    format: {
      like: /^AIza[\w-]{35}$/,
      description: 'Maps keys begin with AIza and have 39 characters',
    },
  },
  arrival_sms: {
    kind: 'choice',
    readBy: 'pages',
    meaning:
      'Whether the form offers visitors one text message with the arrival time: off, or on (needs the three TWILIO_ variables and a number that is registered for SMS).',
    fallback: 'off',
    choices: ['off', 'on'],
    needs: { on: { variable: 'TWILIO_ACCOUNT_SID' } },
  },
  incoming_calls: {
    kind: 'choice',
    readBy: 'owner',
    meaning:
      'Who is rung by a call to one of the numbers, of those on call: order (one after the other), all (at the same time) or off (nobody; each call becomes a missed call at once).',
    fallback: 'order',
    choices: ['order', 'all', 'off'],
  },
  text_back: {
    kind: 'choice',
    readBy: 'owner',
    meaning:
      'Whether a caller whom nobody answered gets one text message with the link to the form: off, or on (needs the three TWILIO_ variables and a number that is registered for SMS).',
    fallback: 'off',
    choices: ['off', 'on'],
    needs: { on: { variable: 'TWILIO_ACCOUNT_SID' } },
  },
  analytics_origins: {
    kind: 'origins',
    readBy: 'owner',
    meaning:
      'Origins that pages may load analytics from, separated by spaces; only with STAFF_URL.',
    fallback: 'none',
  },
  tag_consent: {
    kind: 'choice',
    readBy: 'owner',
    meaning:
      'When tags of other companies load on public pages: ask (only after the visitor has pressed Accept) or notice (at once, until the visitor presses Decline).',
    fallback: 'ask',
    choices: ['ask', 'notice'],
  },
  altcha_hmac_secret: {
    kind: 'secret',
    readBy: 'server',
    meaning:
      'Root secret of all signatures, named after its first use; generated. A change breaks status-page links derived from it, forgets known browsers and resets limits.',
    fallback: 'generated at the first start',
  },
  vapid_private_key: {
    kind: 'private key',
    readBy: 'server',
    meaning:
      'Identifies this server to push services; generated. A change ends every push subscription.',
    fallback: 'generated at the first start',
  },
  gate_code_in_mail: {
    kind: 'choice',
    readBy: 'owner',
    meaning:
      'Whether mails to staff contain the gate code: off (they only say that there is one; board and accept page show it) or on (every reader of the mailbox can read it, as long as the mail is kept).',
    fallback: 'off',
    choices: ['off', 'on'],
  },
  ad_costs: {
    kind: 'costs',
    readBy: 'owner',
    meaning:
      'What ads cost, for the overview: month, source as leads name it, and dollars, separated by ; such as 2026-10 google 450.00; 2026-10 bing 80.',
    fallback: 'none',
  },
  alarm_plan: plan('alarm_plan', 'ASAP leads'),
  alarm_plan_later: plan('alarm_plan_later', 'all other leads'),
} as const satisfies Readonly<Record<string, SettingDefinition>>

function plan(key: keyof typeof DEFAULT_PLANS, leads: string) {
  return {
    kind: 'plan',
    readBy: 'owner',
    meaning: `Alarm plan for ${leads}, until a staff member accepts: steps separated by ;, each DELAY CHANNEL… WHO, then repeat N and hours A-B.`,
    fallback: DEFAULT_PLANS[key],
  } as const satisfies SettingDefinition
}

export type SettingName = keyof typeof SETTINGS

/** Settings that a page may read. */
export type PageSetting = {
  [Name in SettingName]: (typeof SETTINGS)[Name]['readBy'] extends 'pages' ? Name : never
}[SettingName]

/** Settings that are a choice, with their choices. */
type ChoiceName = {
  [Name in SettingName]: (typeof SETTINGS)[Name]['kind'] extends 'choice' ? Name : never
}[SettingName]
type ChoiceOption<Name extends ChoiceName> = (typeof SETTINGS)[Name]['choices'][number]

/** In the order in which they are listed. */
export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[]

/** Finds the definition of a row; undefined for an unknown one. */
export function settingDefinition(name: string): SettingDefinition | undefined {
  return Object.hasOwn(SETTINGS, name) ? SETTINGS[name as SettingName] : undefined
}

/** Names of the public rows; to a caller no other row exists. */
export const PAGE_SETTINGS = SETTING_NAMES.filter(
  (name) => SETTINGS[name].readBy === 'pages',
) as readonly PageSetting[]

/**
 * Returns the chosen word: the row's value or its fallback.
 * @param value of the row; `null`, undefined or '' for none
 */
export function chosenOption<Name extends ChoiceName>(
  name: Name,
  value: string | null | undefined,
): ChoiceOption<Name> | (string & {}) {
  return value || SETTINGS[name].fallback
}

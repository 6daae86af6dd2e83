/** Validates and masks rows of the settings table for the command line. */

import { parseAlarmPlan } from '#domain/alarm/plan-reader.ts'
import { parseAdCosts } from '#domain/sources/ad-costs.ts'
import { settingDefinition, type SettingDefinition, type SettingKind } from '#domain/settings.ts'
import { vapidKeys } from '#server/alarm/channels/push/vapid.ts'
import type { Environment } from '#server/environment.ts'
import { areAnalyticsOrigins } from '#server/site/content-security-policy.ts'
import type { Db } from '#server/db/db.ts'
import { getSetting } from '#server/db/setting-queries.ts'

/** Returns a sentence for each setting that the chosen provider still needs. */
export async function nextSteps(
  db: Db,
  environment: Pick<Environment, 'recaptchaSecretKey' | 'twilioAccountSid'>,
  key: string,
): Promise<readonly string[]> {
  const facts = settingDefinition(key)
  const chosen = (await db.read((tx) => getSetting(tx, key))) || facts?.fallback
  const needs = chosen === undefined ? undefined : facts?.needs?.[chosen]
  if (needs === undefined) return []
  const variables = {
    RECAPTCHA_SECRET_KEY: environment.recaptchaSecretKey,
    TWILIO_ACCOUNT_SID: environment.twilioAccountSid,
  }
  const { setting, variable } = needs
  return [
    ...(setting === undefined || (await db.read((tx) => getSetting(tx, setting)))
      ? []
      : [`npm run settings -- set ${setting} …`]),
    ...(variable !== undefined && variables[variable] === null
      ? [`give the server ${variable} and start it again.`]
      : []),
  ]
}

/** Minimum length of a signing secret in characters (RFC 2104, 3: at least the hash's length). */
export const MIN_SECRET_LENGTH = 32

/** Returns what is wrong with a value and what to write instead; `null` for a valid one. */
const VALUE_CHECKS: Readonly<
  Record<SettingKind, (value: string, facts: SettingDefinition) => string | null>
> = {
  choice: (value, { choices = [] }) =>
    choices.includes(value) ? null : `write ${choices.join(' or ')}`,
  // The key is used in an address and in an attribute. An empty value removes it.
  'public key': (value) =>
    /^[\w.-]*$/.test(value) ? null : 'write the key alone, without quotes or spaces',
  origins: (value) =>
    areAnalyticsOrigins(value)
      ? null
      : 'write whole origins such as https://www.googletagmanager.com, without paths',
  secret: (value) =>
    /^[\x21-\x7e]+$/.test(value) && value.length >= MIN_SECRET_LENGTH
      ? null
      : `write at least ${MIN_SECRET_LENGTH} random letters and digits, such as openssl rand -hex 32 prints`,
  'private key': (value) =>
    vapidKeys(value) === null ? 'write a private key on P-256, 32 bytes in base64url' : null,
  costs: (value) => {
    const reading = parseAdCosts(value)
    return reading.ok ? null : reading.problem
  },
  plan: (value) => {
    const reading = value === '' ? null : parseAlarmPlan(value)
    return reading === null || reading.ok ? null : reading.problem
  },
}

/** Returns what is wrong with a value of a known row; `null` for a valid one. */
export function valueProblem(facts: SettingDefinition, value: string): string | null {
  return VALUE_CHECKS[facts.kind](value, facts)
}

/** Returns a warning for a value that is accepted; `null` for none. */
export function valueWarning({ format }: SettingDefinition, value: string): string | null {
  return format === undefined || value === '' || format.like.test(value) ? null : format.description
}

/** A foreign row may contain a secret, which its name suggests. */
const SECRET_NAME = /secret|password|token|private/i

/** Returns whether this is a value that no command may print. */
export const isSecret = (key: string): boolean =>
  settingDefinition(key)?.readBy === 'server' || SECRET_NAME.test(key)

/**
 * Returns the value for lists. A row that our code does not read may contain anything, so only its
 * length is shown.
 */
export function maskedValue(key: string, value: string): string {
  const facts = settingDefinition(key)
  const isShown = facts !== undefined && facts.readBy !== 'server'
  if (value === '' || (isShown && !facts.isShortened)) return value
  const length = `(${value.length} characters)`
  return isShown && value.length > 16
    ? `${value.slice(0, 4)}…${value.slice(-4)} ${length}`
    : `•••• ${length}`
}

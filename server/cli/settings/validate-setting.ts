import { parseAlarmPlan } from '#domain/alarm-plan-reader.ts'
import {
  SETTING_NAMES,
  type SettingDefinition,
  settingDefinition,
  type SettingKind,
} from '#domain/settings.ts'
import { vapidKeys } from '#server/alarm/channels/push/vapid.ts'
import { areAnalyticsOrigins } from '#server/http/analytics-origins.ts'

/** What the command line knows of the rows of the settings table beyond the table itself. */

/** Least length of a secret that signs (RFC 2104, 3: not below the hash's own). */
export const MIN_SECRET_LENGTH = 32

/** What is wrong with a value and what to write instead; null for a right one. */
const VALUE_CHECKS: Readonly<
  Record<SettingKind, (value: string, facts: SettingDefinition) => string | null>
> = {
  choice: (value, { words = [] }) => (words.includes(value) ? null : `write ${words.join(' or ')}`),
  // As the service hands it out it stands in an address and in an attribute. Empty takes it away.
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
  plan: (value) => {
    const reading = value === '' ? null : parseAlarmPlan(value)
    return reading === null || reading.ok ? null : reading.problem
  },
}

/** What is wrong with a value of a row that is known; null for a right one. */
export function valueProblem(facts: SettingDefinition, value: string): string | null {
  return VALUE_CHECKS[facts.kind](value, facts)
}

/** What is odd about a value that is taken all the same; null for nothing. */
export function valueWarning({ format }: SettingDefinition, value: string): string | null {
  return format === undefined || value === '' || format.like.test(value) ? null : format.inWords
}

/** Another's row may hold a secret too; its name gives it away. */
const SECRET_NAME = /secret|password|token|private/i

/** True for what no command may print. */
export const isSecret = (key: string): boolean =>
  settingDefinition(key)?.readBy === 'server' || SECRET_NAME.test(key)

/** The value as lists show it: rows that nothing of ours reads may be anything, so only their length. */
export function maskedValue(key: string, value: string): string {
  const facts = settingDefinition(key)
  const isShown = facts !== undefined && facts.readBy !== 'server'
  if (value === '' || (isShown && !facts.isShortened)) return value
  const length = `(${value.length} characters)`
  return isShown && value.length > 16
    ? `${value.slice(0, 4)}…${value.slice(-4)} ${length}`
    : `•••• ${length}`
}

/** The known key that is meant by another way of writing it, if any: it shares most of its words. */
export function likelyKey(key: string): string | undefined {
  const given = wordsOf(key)
  const shared = (known: string): number =>
    wordsOf(known).filter((word) => given.includes(word)).length
  const [best] = SETTING_NAMES.toSorted((a, b) => shared(b) - shared(a))
  return best !== undefined && shared(best) >= 2 ? best : undefined
}

/** `googleMapsKey`, `GOOGLE_MAPS_KEY` and `google-maps-key` are the same words. */
const wordsOf = (key: string): readonly string[] =>
  key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)

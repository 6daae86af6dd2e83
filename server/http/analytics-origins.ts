import type { SettingName } from '#domain/settings.ts'

/** Settings row: space-separated origins of an analytics service that the owner added (R63). */
export const ANALYTICS_KEY = 'analytics_origins' satisfies SettingName

/**
 * Matches an https origin, or a wildcard below a name of at least two parts: `https://*` would
 * allow every script on the web.
 */
const ORIGIN = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/i

const entriesOf = (row: string): readonly string[] => row.split(/\s+/).filter(Boolean)

/** Returns true when every entry of the row may be used in a policy. */
export function areAnalyticsOrigins(row: string): boolean {
  return entriesOf(row).every((entry) => ORIGIN.test(entry))
}

/**
 * Returns the entries of the row that may be used in a policy; a row written without our tools may
 * contain anything.
 */
export function analyticsOrigins(row: string): readonly string[] {
  return entriesOf(row).filter((entry) => ORIGIN.test(entry))
}

import type { SettingName } from '#domain/settings.ts'

/** Settings row: origins, separated by spaces, of an analytics service that the owner added (R63). */
export const ANALYTICS_KEY = 'analytics_origins' satisfies SettingName

/**
 * A whole https origin, or all below one name of at least two parts: by
 * `https://*` every script of the web could run on the pages.
 */
const ORIGIN = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/i

const entriesOf = (row: string): readonly string[] => row.split(/\s+/).filter(Boolean)

/** Whether all that the row holds may stand in a policy. */
export function areAnalyticsOrigins(row: string): boolean {
  return entriesOf(row).every((entry) => ORIGIN.test(entry))
}

/** Those of the row that may stand in a policy; a row that was written past our tools may hold anything. */
export function analyticsOrigins(row: string): readonly string[] {
  return entriesOf(row).filter((entry) => ORIGIN.test(entry))
}

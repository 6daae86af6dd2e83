import {
  landingSource,
  type LandingSource,
  SOURCE_KEYS,
  UTM_KEYS,
} from '#domain/sources/campaign.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { currentLanding, LANDING_KEY, SOURCE_END_KEY } from '../storage/landing.ts'

/**
 * 90 days, as long as an ad platform attributes a sale to a click. A literal, because
 * domain/time/durations.ts would cost bytes in the script of every page.
 */
export const SOURCE_LIFETIME_MS = 90 * 86_400_000
/** Medium of a source that is only the host of the page with the link. */
const REFERRAL = 'referral'
/** Longest value that is stored, in UTF-16 units: an address can have any length. */
export const MAX_VALUE_LENGTH = 500

/**
 * Saves the source that the landing names, in place of the whole earlier one, because a mixture
 * would be wrong. A landing that names none saves the referrer's host where nothing is saved but an
 * earlier referrer. Removes a source after 90 days.
 */
export function saveSource(storage: SafeStorage): void {
  const landing = currentLanding(storage.get(LANDING_KEY))
  storage.remove(LANDING_KEY)
  const end = Number(storage.get(SOURCE_END_KEY))
  const isExpired = end > 0 && end < Date.now()
  const isReplaceable =
    isExpired ||
    storage.get(UTM_KEYS.medium) === REFERRAL ||
    !SOURCE_KEYS.some((key) => storage.get(key))
  const source =
    landingSource(landing) ??
    (isReplaceable ? (referral(landing) ?? referral(document.referrer)) : null)
  if (source !== null || isExpired) {
    for (const key of SOURCE_KEYS) {
      const value = source?.[key]
      if (value) storage.set(key, value.slice(0, MAX_VALUE_LENGTH))
      else storage.remove(key)
    }
    storage.remove(SOURCE_END_KEY)
  }
  const hasSource = source !== null || SOURCE_KEYS.some((key) => storage.get(key))
  // A source of an earlier release has no end yet.
  if (hasSource && (source !== null || !end))
    storage.set(SOURCE_END_KEY, String(Date.now() + SOURCE_LIFETIME_MS))
}

/** Returns the host of an address; `null` for a text that is none. Without the newer `URL.parse`. */
function hostOf(address: string): string | null {
  try {
    return new URL(address).host
  } catch {
    return null
  }
}

/** Returns another site that linked to this page; `null` if there is none. */
function referral(landing: string): Partial<LandingSource> | null {
  const host = hostOf(landing)
  return host && host !== location.host
    ? { [UTM_KEYS.source]: host, [UTM_KEYS.medium]: REFERRAL }
    : null
}

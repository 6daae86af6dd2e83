import type { JobLog } from '#server/jobs/job-app.ts'
import type { FeatureFlagValues } from '#domain/pages/feature-flags.ts'
import type { SettingsCache, SettingsRows } from './settings-cache.ts'
import { business } from '#domain/business/business.ts'
import { hasGoogleTag, type PageTags } from '#domain/pages/page-tags.ts'
import { chosenOption } from '#domain/settings.ts'
import {
  type AllowedExternalServices,
  ANALYTICS_KEY,
  analyticsOrigins,
} from './content-security-policy.ts'
import { featureFlagsOfSettings } from './feature-flag-values.ts'
import type { Review } from '#domain/lead/review.ts'

/** What a page depends on beside the facts; the same object while nothing changes: a cache key. */
export interface InstallationOptions {
  readonly allowed: AllowedExternalServices
  /** Whether the response depends on Global Privacy Control. */
  readonly hasChoice: boolean
  readonly featureFlags: FeatureFlagValues
  /** Published reviews, the newest first. */
  readonly reviews: readonly Review[]
}

/** What pages depend on. The same objects while nothing changes, because they are cache keys. */
export interface Installation {
  readonly ordinary: InstallationOptions
  /** For visitors whose browser refuses tags; the same without tags. */
  readonly refused: InstallationOptions
}

/** What the environment determines. */
interface Fixed {
  readonly featureFlags: FeatureFlagValues
  /** Origin of board and status pages, if they have a host name of their own; `null` otherwise. */
  readonly privateOrigin: string | null
}

interface InstallationParts extends Fixed {
  readonly settings: SettingsCache
  readonly log: Pick<JobLog, 'warn'>
}

/** Gives what pages depend on beside the facts, at once if the settings were read a moment ago. */
export type ReadInstallation = () => Installation | Promise<Installation>

/** Combines settings, business and environment. */
export function createInstallation({
  settings,
  log,
  ...fixed
}: InstallationParts): ReadInstallation {
  let last: { rows: SettingsRows; facts: object; key: string; made: Installation } | null = null
  const installationBy = (rows: SettingsRows): Installation => {
    if (last?.rows === rows && last.facts === business) return last.made
    const allowed = allowedServices(rows, fixed.privateOrigin)
    const reviews = settings.publishedReviews()
    const key = JSON.stringify({ allowed, reviews })
    const made = last?.key === key ? last.made : installationOf(allowed, { reviews, ...fixed })
    last = { rows, facts: business, key, made }
    return made
  }
  const defaultInstallation = withoutSettings(fixed)
  return () => {
    const rows = settings.freshRows()
    if (rows !== null) return installationBy(rows)
    return settings.rows().then(installationBy, (error: unknown) => {
      // Pages must stay available without the database; nothing of Google's could work then anyway.
      log.warn({ err: error }, 'settings unreadable, pages allow no services of others')
      return defaultInstallation
    })
  }
}

/** The installation while the settings cannot be read. */
export function withoutSettings({ featureFlags, privateOrigin }: Fixed): Installation {
  const allowed = { maps: false, recaptcha: false, analytics: [], tags: null, privateOrigin }
  const only = { allowed, hasChoice: false, featureFlags, reviews: [] }
  return { ordinary: only, refused: only }
}

function installationOf(
  all: AllowedExternalServices,
  { reviews, featureFlags }: Pick<InstallationOptions, 'reviews' | 'featureFlags'>,
): Installation {
  const hasChoice = all.tags !== null
  const optionsFor = (allowed: AllowedExternalServices): InstallationOptions => ({
    allowed,
    hasChoice,
    reviews,
    featureFlags: { ...featureFlags, ...featureFlagsOfSettings(allowed) },
  })
  const ordinary = optionsFor(all)
  return {
    ordinary,
    refused: hasChoice ? optionsFor({ ...all, tags: null, analytics: [] }) : ordinary,
  }
}

/** A script of others may run only where it cannot reach the board. */
function allowedServices(
  rows: SettingsRows,
  privateOrigin: string | null,
): AllowedExternalServices {
  return {
    maps: chosenOption('address_provider', rows.get('address_provider')) === 'google',
    recaptcha: chosenOption('captcha_provider', rows.get('captcha_provider')) === 'recaptcha',
    analytics: privateOrigin === null ? [] : analyticsOrigins(rows.get(ANALYTICS_KEY) ?? ''),
    tags: privateOrigin === null ? null : ownerTags(rows),
    privateOrigin,
  }
}

/** Returns the tags that the owner has added; `null` for none. */
function ownerTags(rows: SettingsRows): PageTags | null {
  const { analytics, tags = { ga4: null, ads: null, gtm: null } } = business
  const asksFirst = chosenOption('tag_consent', rows.get('tag_consent')) !== 'notice'
  return analytics === null && !hasGoogleTag(tags) ? null : { ...tags, analytics, asksFirst }
}

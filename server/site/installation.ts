import type { JobLog } from '#server/jobs/job-app.ts'
import type { FeatureFlagValues } from '#domain/pages/feature-flags.ts'
import {
  createInstallationReader,
  type Installation,
  withoutSettings,
} from './installation-options.ts'
import type { SettingsCache } from './settings-cache.ts'

interface InstallationParts {
  readonly settings: SettingsCache
  /** Flags that the environment determines. */
  readonly featureFlags: FeatureFlagValues
  /** Origin of board and status pages, if they have a host name of their own; `null` otherwise. */
  readonly privateOrigin: string | null
  readonly log: Pick<JobLog, 'warn'>
}

/** Gives what pages depend on beside the facts, at once if the settings were read a moment ago. */
export type ReadInstallation = () => Installation | Promise<Installation>

export function createInstallation({
  settings,
  log,
  ...fixed
}: InstallationParts): ReadInstallation {
  const installationBy = createInstallationReader(fixed, settings)
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

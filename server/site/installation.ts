import type { FeatureFlagValues } from '#domain/pages/feature-flags.ts'
import {
  createInstallationReader,
  type Installation,
  withoutSettings,
} from './installation-options.ts'
import type { SettingsCache } from './settings-cache.ts'

interface InstallationDeps {
  readonly settings: SettingsCache
  /** Flags that the environment determines. */
  readonly featureFlags: FeatureFlagValues
  /** Origin of board and status pages, if they have a host name of their own; `null` otherwise. */
  readonly privateOrigin: string | null
  /** Called when the settings cannot be read. */
  readonly onFailure: (error: unknown) => void
}

/** Gives what pages depend on beside the facts, at once if the settings were read a moment ago. */
export type ReadInstallation = () => Installation | Promise<Installation>

export function createInstallation({
  settings,
  onFailure,
  ...fixed
}: InstallationDeps): ReadInstallation {
  const installationBy = createInstallationReader(fixed, settings)
  const defaultInstallation = withoutSettings(fixed)
  return () => {
    const rows = settings.freshRows()
    if (rows !== null) return installationBy(rows)
    return settings.rows().then(installationBy, (error: unknown) => {
      // Pages must stay available without the database; nothing of Google's could work then anyway.
      onFailure(error)
      return defaultInstallation
    })
  }
}

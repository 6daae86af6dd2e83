import { prepareSkeleton } from '#client/navigation/slow-navigation.ts'
import { reloadCopyWhenOnline } from '#client/offline/reload-copy.ts'
import { registerWorker } from '#client/offline/register.ts'
import { showStatusBanner } from '#form/show-status-banner.ts'
import { writeYear } from '#site/shell/year.ts'
import { whenIdle } from '#site/ui/when-idle.ts'

/** Starts the behavior that belongs to no island. Call it once. */
export function startPageFeatures(): void {
  writeYear()
  registerWorker()
  reloadCopyWhenOnline()
  showStatusBanner()
  whenIdle(() => void prepareSkeleton())
}

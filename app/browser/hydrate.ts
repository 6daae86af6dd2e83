/** What makes a page interactive: React, the menus, and the behavior that belongs to no island. */

import { createIslandStarter } from '#client/islands/start-islands.ts'
import { prepareSkeleton } from '#client/navigation/slow-navigation.ts'
import { reloadCopyWhenOnline } from '#client/offline/reload-copy.ts'
import { registerWorker } from '#client/offline/register.ts'
import { showStatusBanner } from '#form/show-status-banner.ts'
import { writeYear } from '#site/shell/year.ts'
import { whenIdle } from '#site/ui/when-idle.ts'

const islands = createIslandStarter()
let isStarted = false

/**
 * Hydrates the islands that are near the screen, the touched one first.
 * @param touched element that was touched; `undefined` hydrates all islands
 */
export function hydratePage(touched?: EventTarget | null): void {
  if (touched === undefined) islands.startAll()
  else islands.startTouched(touched)
  if (isStarted) return
  isStarted = true
  writeYear()
  registerWorker()
  reloadCopyWhenOnline()
  showStatusBanner()
  whenIdle(() => void prepareSkeleton())
}

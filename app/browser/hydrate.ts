/** What makes a page interactive: React, the menus, and the behavior that belongs to no island. */

import { createIslandStarter } from '#app/browser/islands/start-islands.ts'
import { reloadCopyWhenOnline } from '#app/browser/offline/reload-copy.ts'
import { registerWorker } from '#app/browser/offline/register.ts'
import { showStatusBanner } from '#app/form/show-status-banner.ts'
import { writeYear } from '#app/shell/year.ts'

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
}

import { createIslandStarter } from './islands/start-islands.ts'
import { prepareSkeleton } from './navigation/slow-navigation.ts'
import { reloadCopyWhenOnline } from './offline/reload-copy.ts'
import { registerWorker } from './offline/register.ts'
import { showStatusBanner } from '#form/show-status-banner.ts'
import { showOwnerNote } from '#site/shell/owner-note.ts'
import { writeYear } from '#site/shell/year.ts'
import { whenIdle } from '#site/ui/when-idle.ts'
import { whenVisible } from './when-visible.ts'

const islands = createIslandStarter()
let isStarted = false

/** Starts the behavior that belongs to no island; runs once. */
function startPageFeatures(): void {
  if (isStarted) return
  isStarted = true
  writeYear()
  registerWorker()
  reloadCopyWhenOnline()
  showStatusBanner()
  showOwnerNote()
  whenIdle(() => void prepareSkeleton())
}

/**
 * Hydrates the page once it is visible: with a mouse right after the paint, on a phone at the first
 * touch or when idle (first-paint/load-scripts.ts).
 * @param touched element that was touched; `undefined` without a touch
 */
export function hydratePage(touched?: EventTarget | null): void {
  whenVisible(() => {
    startPageFeatures()
    if (touched === undefined) islands.startAll()
    else islands.startTouched(touched)
  })
}

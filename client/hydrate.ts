import { watchRotation } from '#site/home/rotation.ts'
import { createIslandStarter } from './islands/start-islands.ts'
import { prepareSkeleton } from './navigation/slow-navigation.ts'
import { reloadWhenOnline } from './offline/reload-copy.ts'
import { registerWorker } from './offline/register.ts'
import { reloadWhenReachable } from './offline/reload-when-reachable.ts'
import { showBanner } from '#form/show-banner.ts'
import { showOwnerNote } from '#site/shell/owner-note.ts'
import { writeYear } from '#site/shell/year.ts'
import { whenIdle } from '#site/ui/when-idle.ts'
import { whenVisible } from './when-visible.ts'

const islands = createIslandStarter()
let begun = false

/** Once: what is no island. */
function begin(): void {
  if (begun) return
  begun = true
  watchRotation(document)
  writeYear(document)
  registerWorker()
  reloadWhenOnline(reloadWhenReachable)
  showBanner(document)
  showOwnerNote()
  whenIdle(() => void prepareSkeleton())
}

/**
 * The page comes alive: where there is a mouse after the paint, on a phone
 * when somebody touches it or when nothing else is to be done (boot/start.ts).
 * Not before it is shown.
 * @param touched what somebody touched; undefined where nobody has
 */
export function hydratePage(touched?: EventTarget | null): void {
  whenVisible(() => {
    begin()
    if (touched === undefined) islands.everything()
    else islands.touched(touched)
  })
}

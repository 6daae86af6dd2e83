import { watchRotation } from '#site/home/rotation.ts'
import { createStarter } from './islands/start.ts'
import { prepareSkeleton } from './navigation/leaving.ts'
import { giveWayToPage } from './offline/kept-page.ts'
import { keepCopies } from './offline/register.ts'
import { reloadWhenReachable } from './offline/reload-when-reachable.ts'
import { showBanner } from '#form/show-banner.ts'
import { showOwnerNote } from '#site/shell/owner-note.ts'
import { writeYear } from '#site/shell/year.ts'
import { whenIdle } from './when-idle.ts'
import { whenShown } from './when-shown.ts'

const islands = createStarter()
let begun = false

/** Once: what is no island. */
function begin(): void {
  if (begun) return
  begun = true
  watchRotation(document)
  writeYear(document)
  keepCopies()
  giveWayToPage(reloadWhenReachable)
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
export function comeAlive(touched?: EventTarget | null): void {
  whenShown(() => {
    begin()
    if (touched === undefined) islands.everything()
    else islands.touched(touched)
  })
}

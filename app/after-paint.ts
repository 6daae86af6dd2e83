import { watchLeaving } from '#app/leaving/leaving.ts'
import { giveWayToPage } from '#app/offline/kept-page.ts'
import { keepCopies } from '#app/offline/register.ts'
import { reloadWhenReachable } from '#app/offline/reload-when-reachable.ts'
import { startVisit } from '#app/visitor/visit.ts'
import { layOut } from './boot/lay-out.ts'
import { watchRotation } from './home/rotation.ts'
import { createStarter } from './islands/start.ts'
import { showOwnerNote } from './shell/owner-note.ts'
import { writeYear } from './shell/year.ts'
import { whenShown } from './when-shown.ts'

/**
 * What comes to every page right after its first paint, long before React: a
 * file of its own, asked for by boot/start.ts.
 * @param styled resolves when the full stylesheet is there or is lost
 * @returns resolves when all of the page is laid out
 */
export async function afterPaint(styled: Promise<unknown>): Promise<void> {
  watchRotation(document)
  writeYear(document)
  watchLeaving()
  whenShown(() => {
    startVisit()
    keepCopies()
    giveWayToPage(reloadWhenReachable)
    showOwnerNote()
  })
  await layOut(styled)
}

/** The islands of this page; none starts in a page that was only made ready ahead. */
export const islands = createStarter()
export { whenShown }

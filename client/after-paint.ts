import { revealSections } from './first-paint/reveal-sections.ts'
import { showSkeletonOnSlowNavigation } from './navigation/slow-navigation.ts'
import { restoreScrollPosition } from './navigation/scroll-position.ts'
import { addSpeculationRules, SPECULATION_RULES } from './navigation/speculation-rules.ts'
import { showNearSections, watchNearSections } from '#site/home/near-sections.ts'
import { watchRotation } from '#site/home/rotation.ts'
import { hideFailedDrawings } from '#site/shell/hide-failed-drawings.ts'
import { lightWindows } from './lit-windows.ts'
import { allowOwnScripts } from './trusted-types.ts'
import { reportWebVitals, startVisit } from './visit/visit.ts'
import { whenVisible } from './when-visible.ts'

/**
 * Runs on every page right after the first paint, before React. A file of its own, loaded by
 * first-paint/load-scripts.ts.
 * @param styled resolves when the full stylesheet has loaded or failed
 * @returns resolves when the whole page is laid out
 */
export async function afterPaint(styled: Promise<unknown>): Promise<void> {
  allowOwnScripts([SPECULATION_RULES])
  hideFailedDrawings()
  watchRotation()
  lightWindows()
  const isNavigationPending = showSkeletonOnSlowNavigation()
  addSpeculationRules()
  whenVisible(() => {
    startVisit()
    const { tags } = document.documentElement.dataset
    // A chunk of its own, because most installations have none. If it is lost, nothing is counted.
    if (tags)
      import('./tags/tags.ts').then(
        ({ startTags }) => startTags(tags, reportWebVitals),
        () => undefined,
      )
  })
  watchNearSections()
  const laidOut = revealSections(styled)
  restoreScrollPosition(() => {
    showNearSections()
    document.documentElement.classList.add('laid')
    return laidOut
  }, isNavigationPending)
  await laidOut
}

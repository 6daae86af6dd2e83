import { revealSections } from './first-paint/reveal-sections.ts'
import { showSkeletonOnSlowNavigation } from './navigation/slow-navigation.ts'
import { restoreScrollPosition } from './navigation/scroll-position.ts'
import { addSpeculationRules, SPECULATION_RULES } from './navigation/speculation-rules.ts'
import { showNearSections, watchNearSections } from '#site/home/near-sections.ts'
import { answerCookieBanner } from '#site/shell/answer-cookie-banner.ts'
import { hideFailedDrawings } from '#site/shell/hide-failed-drawings.ts'
import { allowOwnScripts } from './trusted-types.ts'
import { loadAnalytics } from './visit/analytics.ts'
import { reportWebVitals, startVisit } from './visit/visit.ts'
import { whenVisible } from './when-visible.ts'

/** Set by the build from domain/business.ts: where there is none, no page carries a byte of it. */
declare const __ANALYTICS__: string | null

/**
 * What comes to every page right after its first paint, long before React: a
 * file of its own, asked for by boot/start.ts.
 * @param styled resolves when the full stylesheet is there or is lost
 * @param touched resolves when somebody touches the page
 * @returns resolves when all of the page is laid out
 */
export async function afterPaint(
  styled: Promise<unknown>,
  touched: Promise<unknown>,
): Promise<void> {
  allowOwnScripts([SPECULATION_RULES])
  answerCookieBanner()
  hideFailedDrawings()
  showSkeletonOnSlowNavigation()
  addSpeculationRules()
  whenVisible(() => {
    startVisit()
    if (__ANALYTICS__ !== null) loadAnalytics(__ANALYTICS__, document, reportWebVitals)
  })
  watchNearSections(document)
  const laidOut = revealSections(styled, touched)
  restoreScrollPosition(() => {
    showNearSections(document)
    document.documentElement.classList.add('laid')
    return laidOut
  })
  await laidOut
}

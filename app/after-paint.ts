import { layOut } from './boot/lay-out.ts'
import { watchLeaving } from './leaving/leaving.ts'
import { addSpeculationRules } from './leaving/speculation-rules.ts'
import { answerCookieBanner } from './shell/answer-cookie-banner.ts'
import { startVisit } from './visitor/visit.ts'
import { whenShown } from './when-shown.ts'

/**
 * What comes to every page right after its first paint, long before React: a
 * file of its own, asked for by boot/start.ts.
 * @param styled resolves when the full stylesheet is there or is lost
 * @returns resolves when all of the page is laid out
 */
export async function afterPaint(styled: Promise<unknown>): Promise<void> {
  answerCookieBanner()
  watchLeaving()
  addSpeculationRules()
  whenShown(startVisit)
  await layOut(styled)
}

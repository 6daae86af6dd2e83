import { isClosed } from '#domain/lead/lifecycle.ts'
import { STATUS_STEPS } from '#domain/status-page.ts'
import { type Markup, markup } from '#server/http/markup.ts'
import { timeOf } from '#server/pages/times.ts'
import { completedSteps } from './progress-dial.ts'
import type { StatusPageView } from './view.ts'
import { STATUS_PAGE_MESSAGES } from '#copy/server/status-page.ts'

/** Renders past steps with their times, then future steps; only past steps for a closed lead. */
export function renderProgressSteps({ facts, language }: StatusPageView, now: number): Markup[] {
  const { steps, notYet } = STATUS_PAGE_MESSAGES[language]
  const { events, status } = facts
  const happened = events.map(
    ({ kind, at }) =>
      markup`<li><b>${steps[kind]}</b><time datetime="${new Date(at).toISOString()}">${timeOf(at, now, language)}</time></li>`,
  )
  if (isClosed(status)) return happened
  // Skipped steps are not missing.
  const open = STATUS_STEPS.slice(completedSteps({ facts }))
  return [
    ...happened,
    ...open.map((kind) => markup`<li class="open"><b>${steps[kind]}</b><i>${notYet}</i></li>`),
  ]
}

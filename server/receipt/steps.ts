import { type ReceiptEventKind, STATUS_STEPS } from '#domain/receipt.ts'
import { type Markup, markup } from '#server/http/markup.ts'
import { timeOf } from '#server/pages/times.ts'
import type { ReceiptView } from './view.ts'
import { RECEIPT_WORDS } from './words.ts'

/** What happened with its time, then what has not happened yet; of a closed request only what happened. */
export function stepsOf({ facts, language }: ReceiptView, now: number): Markup[] {
  const { steps, notYet } = RECEIPT_WORDS[language]
  const { events, state } = facts
  const happened = events.map(
    ({ kind, at }) =>
      markup`<li><b>${steps[kind]}</b><time datetime="${new Date(at).toISOString()}">${timeOf(at, now, language)}</time></li>`,
  )
  if (state === 'done' || state === 'cancelled') return happened
  const open = ahead(events.map(({ kind }) => kind))
  return [
    ...happened,
    ...open.map((kind) => markup`<li class="open"><b>${steps[kind]}</b><i>${notYet}</i></li>`),
  ]
}

/** The steps behind the furthest one made: what was passed over is not missing. */
function ahead(made: readonly ReceiptEventKind[]): readonly ReceiptEventKind[] {
  return STATUS_STEPS.slice(STATUS_STEPS.findLastIndex((kind) => made.includes(kind)) + 1)
}

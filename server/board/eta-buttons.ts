import type { Language } from '#domain/language.ts'
import { ETA_MINUTES } from '#domain/lead/arrival.ts'
import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import { type Markup, markup } from '#server/http/markup.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'

/** Name of the buttons; their values are minutes. */
export const ETA_FIELD = 'eta'

/** Asks in how many minutes the assignee arrives, each answer one press, for use within a form. */
export function etaButtons(
  status: LeadStatus,
  language: Language,
  style: 'go' | 'button' = 'button',
): Markup {
  const { leaving, newEta } = BOARD_MESSAGES[language].lead
  return markup`<fieldset class="eta"><legend>${status === 'en_route' ? newEta : leaving}</legend>${ETA_MINUTES.map(
    (minutes) =>
      markup`<button class="${style}" name="${ETA_FIELD}" value="${String(minutes)}">${String(minutes)} min</button>`,
  )}</fieldset>`
}

/** Two columns, or one where the text is large. */
export const ETA_STYLES =
  '.eta{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr));gap:.75rem;border:0}.eta legend{margin-bottom:.6rem;font-weight:650}'

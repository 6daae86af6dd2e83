import type { Language } from '#domain/language.ts'
import { ETA_MINUTES } from '#domain/lead/arrival.ts'
import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import { type Markup, markup } from '#server/http/markup.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { ETA_FIELD } from '#server/pages/form-names.ts'

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

/** What the customer said last, for the first screen of list, lead and accept page. */

import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { LEAD_TITLE_MESSAGES } from '#copy/server/lead-titles.ts'
import { eventsOf, type LeadEvent } from '#domain/lead/events.ts'
import { isClosed, isDriving, type LeadStatus } from '#domain/lead/lifecycle.ts'
import { formatCents } from '#domain/lead/money.ts'
import { leadState } from '#domain/lead/replay.ts'
import type { Language } from '#domain/text/language.ts'
import { cleanLine, truncate } from '#domain/text/clean-text.ts'
import { noteText } from '#server/leads/facts/lead-texts.ts'
import { dangerOf } from '#server/leads/said.ts'
import { timeOf } from '#server/pages/times.ts'

/** So that what follows stays on the first screen. */
const MAX_CHARACTERS = 160

interface SaidLines {
  /** In capitals; `null` without danger. */
  readonly danger: string | null
  /** That the customer tried to cancel; `null` if not. */
  readonly cancelAttempt: string | null
  /** The latest note, what was written in the form, and the price that was agreed to. */
  readonly lines: readonly string[]
}

interface Said {
  readonly notes: string | null
  readonly locked_in: string | null
  readonly status: LeadStatus
  /** Whether the notes are in the heading already: of a text message. */
  readonly isTitled: boolean
}

export function saidLines(
  { notes, locked_in, status, isTitled }: Said,
  events: readonly LeadEvent[],
  { now, language }: { readonly now: number; readonly language: Language },
): SaidLines {
  const { cancelAttempt, cancelWish, agreedTo } = BOARD_MESSAGES[language].lead
  const danger = isClosed(status) ? null : dangerOf({ notes, locked_in }, events)
  const since = leadState(events).transition?.at ?? 0
  const tried = events.findLast(({ kind }) => kind === 'cancel_attempt')
  const isTried = tried !== undefined && tried.at > since && !isClosed(status)
  const agreed = eventsOf(events, 'agreed').at(-1)
  const quoted = eventsOf(events, 'quoted').find(({ at }) => at === agreed?.payload.quoteId)
  const note = eventsOf(events, 'note').at(-1)
  const quote = (text: string): string => `“${truncate(cleanLine(text), MAX_CHARACTERS)}”`
  const written = cleanLine(notes ?? '')
  return {
    danger: danger && LEAD_TITLE_MESSAGES[language].danger[danger].toLocaleUpperCase(),
    cancelAttempt: isTried
      ? (isDriving(status) ? cancelAttempt : cancelWish)(timeOf(tried.at, now, language))
      : null,
    lines: [
      note === undefined
        ? ''
        : `${quote(noteText(note, language))} ${timeOf(note.at, now, language)}`,
      written === '' || isTitled ? '' : quote(written),
      agreed === undefined || quoted === undefined
        ? ''
        : agreedTo(formatCents(quoted.payload.totalCents), timeOf(agreed.at, now, language)),
    ].filter((line) => line !== ''),
  }
}

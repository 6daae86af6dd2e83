import { type Eta, lateByMinutes } from '#domain/lead/arrival.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { Language } from '#domain/text/language.ts'
import { durationText } from '#server/leads/facts/lead-texts.ts'
import { timeOf } from '#server/pages/times.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'

/** Says when the assignee arrives, or how late they are; '' where they said nothing. */
export function arrivalText(eta: Eta | null, now: number, language: Language): string {
  const messages = BOARD_MESSAGES[language]
  if (eta === null) return ''
  const lateBy = lateByMinutes(eta, now)
  return lateBy === null
    ? messages.arrives(timeOf(eta.at + eta.minutes * MINUTE_MS, now, language))
    : messages.late(durationText(lateBy * MINUTE_MS, messages))
}

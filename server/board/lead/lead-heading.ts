/** What stands at the head of a lead's page. */

import { cleanLine, truncate } from '#domain/text/clean-text.ts'
import { vehicleTexts } from '#server/leads/facts/deciding-facts.ts'
import { warningFlags } from '#domain/submission/suspicion-flags.ts'
import { saidLines } from '#server/board/said-lines.ts'
import { isPlanned } from '#domain/submission/urgency.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'
import { lateByMinutes } from '#domain/lead/arrival.ts'
import { HAND_OVER_MS, isClosed, isWaiting } from '#domain/lead/lifecycle.ts'
import { handOverOf, leadState } from '#domain/lead/replay.ts'
import { firstName } from '#domain/text/first-name.ts'
import { describeSpanishSignal } from '#copy/server/spanish-signal.ts'
import { spanishSignal } from '#domain/submission/visitor-language.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { cutCountry, durationText } from '#server/leads/facts/lead-texts.ts'
import { whenText } from '#server/leads/facts/service-name.ts'
import { timeOf } from '#server/pages/times.ts'
import { arrivalText } from '#server/board/arrival-text.ts'
import type { OpenedLead } from './opened-lead.ts'

/** The lines below the heading. */
export interface LeadHeading {
  /** Whether the arrival that the assignee said is over by ten minutes. */
  readonly isLate: boolean
  /** See `saidLines`. */
  readonly danger: string | null
  readonly cancelAttempt: string | null
  readonly said: readonly string[]
  /** That the customer speaks Spanish; `null` if nothing says so. */
  readonly spanish: string | null
  readonly address: string
  readonly more: readonly string[]
}

/**
 * What follows the status in the heading: how long the lead has waited, when the assignee arrives
 * or how late they are, when it was closed, or since when it has this status.
 */
export function sinceText({ lead, detail, now, viewer: { language } }: OpenedLead): string {
  const messages = BOARD_MESSAGES[language]
  const { transition, eta } = leadState(detail.events)
  const at = transition?.at
  if (isWaiting(lead.status)) {
    const waited = durationText(now - (at ?? Date.parse(lead.created_at)), messages)
    return `, ${messages[isPlanned(lead.timeframe) ? 'cameIn' : 'waits'](waited)}`
  }
  const arrival = arrivalText(eta, now, language)
  if (arrival !== '') return `, ${arrival}`
  if (at === undefined) return ''
  const time = timeOf(at, now, language)
  return isClosed(lead.status) ? `, ${time}` : ` ${messages.lead.since(time)}`
}

const MAX_JOINED_NOTE = 160

/** The lines below the status. */
export function heading({ lead, detail, viewer, now }: OpenedLead, address: string): LeadHeading {
  const { language } = viewer
  const { lead: messages, suspicionFlags } = BOARD_MESSAGES[language]
  const { count, earlier } = detail.sameNumber
  const before = earlier[0]?.at ?? null
  const sign = spanishSignal(lead)
  const spanish = describeSpanishSignal(sign, language)
  const { eta } = leadState(detail.events)
  const handOver = handOverOf(detail.events)
  const offeredUntil = handOver === null ? Number.NEGATIVE_INFINITY : handOver.at + HAND_OVER_MS
  const allEvents = [detail.events, ...detail.joined.map(({ events }) => events)]
    .flat()
    .toSorted((one, other) => one.at - other.at)
  const isAsked = lead.address !== '' || lead.type === 'booking'
  const { danger, cancelAttempt } = saidLines(
    { ...lead, isTitled: lead.type === 'message' },
    detail.events,
    { now, language },
  )
  const { lines } = saidLines({ ...lead, isTitled: lead.type === 'message' }, allEvents, {
    now,
    language,
  })
  const more = [
    handOver !== null && offeredUntil > now
      ? messages.offered(
          firstName(cleanLine(handOver.payload.colleagueName)),
          timeOf(offeredUntil, now, language),
        )
      : '',
    sign === 'phone' ? spanish : '',
    isAsked ? whenText(lead, language) : '',
    ...vehicleTexts(lead, language),
    before === null ? '' : messages.sameNumber(count, formatLocalTime(before, language, 'date')),
    ...warningFlags(detail.suspicionFlags).map((flag) => suspicionFlags[flag]),
  ]
  return {
    isLate: lateByMinutes(eta, now) !== null,
    danger,
    cancelAttempt,
    said: [
      ...lines,
      ...detail.joined
        .map(({ notes }) => cleanLine(notes ?? ''))
        .filter((notes) => notes !== '')
        .map((notes) => `“${truncate(notes, MAX_JOINED_NOTE)}”`),
    ],
    spanish: sign === 'speaks' ? spanish : null,
    address: cutCountry(address),
    more: more.filter((line) => line !== ''),
  }
}

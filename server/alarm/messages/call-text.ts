/**
 * Texts of a call. A voicemail may record it, so it contains service and town only, and
 * staff members by first name only.
 */

import { callMessages, type CallMessages } from '#copy/server/calls.ts'
import { asksToAccept } from '#domain/alarm/notice-kind.ts'
import { isCancelled } from '#domain/lead/lifecycle.ts'
import { firstName } from '#domain/text/first-name.ts'
import type { Notice, NoticeFacts } from '#server/alarm/channel.ts'
import type { AcceptResult } from '#server/leads/accept-lead.ts'
import type { ConnectResult } from '#server/alarm/call-callbacks/connect.ts'
import type { Language } from '#domain/text/language.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'
import { noticeText, serviceAndTown, whenOf } from './notice-text.ts'
import { OTHER_LEAD_MESSAGES } from '#copy/server/notices.ts'
import { endSentence } from '#domain/time/spanish-time.ts'
import { decidingTexts } from '#server/leads/facts/deciding-facts.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** Returns the language in which a staff member is addressed. */
export const callLanguage = ({ staffMember }: Pick<Notice, 'staffMember'>): Language =>
  staffMember?.language ?? 'en'

/**
 * Describes the lead, then the keys.
 * @param keys false where no digit could be received
 */
export function announcementText(
  notice: Notice,
  { now, keys, further }: { now: number; keys: boolean; further: boolean },
): string {
  const language = callLanguage(notice)
  const messages = callMessages()[language]
  if (notice.kind === 'test') return `${messages.test} ${keys ? messages.testKey : ''}`.trim()
  if (isStatement(notice)) {
    const { title, body } = noticeText(notice)
    return `${messages.staffGreeting} ${title}. ${body} ${messages.goodbye}`
  }
  const { facts } = notice
  return [
    further ? messages.next : messages.staffGreeting,
    facts.spanish === 'speaks' ? messages.spanish.speaks : '',
    further ? '' : notice.kind === 'offered' ? messages.offered : messages.request,
    `${serviceAndTown(facts, language)}.`,
    facts.spanish === 'phone' ? messages.spanish.phone : '',
    timeframeText(facts, language),
    ...decidingTexts(facts, language).map(endSentence),
    facts.otherLead === null ? '' : OTHER_LEAD_MESSAGES[language][facts.otherLead],
    waitedText(facts, now, messages),
    facts.waiting > 1 && !further ? messages.waiting(facts.waiting) : '',
    keys ? messages.keys : messages.noKeys,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Returns whether a call only says what happened to a lead, so that no key is needed. */
export const isStatement = ({ kind }: Pick<Notice, 'kind'>): boolean =>
  !asksToAccept({ kind }) && kind !== 'test'

/** ASAP is not mentioned: it is the reason for the call. */
function timeframeText(facts: NoticeFacts, language: Language): string {
  const name = facts.timeframe === 'ASAP' ? '' : whenOf(facts, language)
  return name === '' ? '' : `${name}.`
}

const MAX_SPOKEN_MINUTES = 180

function waitedText({ createdAt }: NoticeFacts, now: number, messages: CallMessages): string {
  const minutes = Math.floor((now - createdAt) / MINUTE_MS)
  // A lead that was reopened came in hours or days ago.
  return minutes < 2 || minutes > MAX_SPOKEN_MINUTES ? '' : messages.minutes(minutes)
}

/** Returns the lead of an accepted call; `null` if the caller does not have it. */
export const acceptedLead = (result: AcceptResult): string | null =>
  result.outcome === 'accepted' || (result.outcome === 'already-accepted' && result.isMine)
    ? result.submissionId
    : null

/** Text after a pressed 1. */
export function acceptResultText(
  result: AcceptResult,
  language: Language,
  canConnect = false,
): string {
  const messages = callMessages()[language]
  const yours = `${messages.accepted} ${canConnect ? messages.connectKey : messages.findNumber}`
  switch (result.outcome) {
    case 'accepted':
      return yours
    case 'already-accepted':
      return result.isMine
        ? yours
        : messages.acceptedByColleague(
            firstName(result.assignee.name),
            formatLocalTime(result.assignee.at, language, 'time'),
          )
    case 'closed':
      return isCancelled(result.status) ? messages.cancelled : messages.closed
    case 'tested':
      return messages.tested
    case 'unknown':
      return messages.closed
  }
}

/** Text after a second 1 that connects nobody. */
export function connectResultText(
  result: Exclude<ConnectResult, { outcome: 'connecting' }>,
  language: Language,
): string {
  const messages = callMessages()[language]
  if (result.outcome === 'capped') return `${messages.noConnection} ${messages.findNumber}`
  return isCancelled(result.status) ? messages.cancelled : messages.notYours
}

export const nothingPressedText = (language: Language): string =>
  `${callMessages()[language].nothingPressed} ${callMessages()[language].goodbye}`

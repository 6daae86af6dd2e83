/** What the history of a lead says about calls and messages to staff. */

import { CHANNELS, CHANNEL_KINDS } from '#domain/alarm/channels.ts'
import { asksToAccept } from '#domain/alarm/notice-kind.ts'
import { firstName } from '#domain/text/first-name.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { Language } from '#domain/text/language.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { noticeTitlePrefix } from '#copy/server/notices.ts'
import { isRingingAt } from '#server/alarm/notices/lead-notices.ts'
import { timeOf } from '#server/pages/times.ts'
import type { LeadNotice } from '#server/db/tables/board-records.ts'

export interface HistoryRow {
  readonly key: string
  /** ISO 8601. */
  readonly at: string
  readonly time: string
  readonly what: string
  /** Actor and channel; '' for an automatic event. */
  readonly who: string
  readonly detail: string
}

export interface NoticeRowOptions {
  /** Of the lead. */
  readonly timeframe: string
  readonly now: number
  readonly language: Language
}

const MAX_ERROR_LENGTH = 120

const isToPhone = ({ channel }: LeadNotice): boolean => CHANNELS[channel].address === 'phone'

/** Returns a row for each call and text message, and one for all other messages of a step. */
export function noticeRows(
  notices: readonly LeadNotice[],
  options: NoticeRowOptions,
): readonly HistoryRow[] {
  const inOrder = ordered(notices, options.language)
  const messages = inOrder.filter((notice) => !isToPhone(notice))
  const steps = Map.groupBy(messages, ({ step }) => step)
  return [
    ...inOrder
      .filter(isToPhone)
      .map((notice, index) => phoneRow(notice, `phone ${index}`, options)),
    ...[...steps].map(([step, sent]) => stepRow(sent, `step ${step}`, options)),
  ]
}

/** Sorts by channel and name; the history then sorts by time what was not sent at once. */
function ordered(notices: readonly LeadNotice[], language: Language): readonly LeadNotice[] {
  const { compare } = new Intl.Collator(language)
  const rank = ({ channel }: LeadNotice): number => CHANNEL_KINDS.indexOf(channel)
  return notices.toSorted(
    (one, other) =>
      rank(one) - rank(other) || compare(one.staffMemberName ?? '', other.staffMemberName ?? ''),
  )
}

function phoneRow(notice: LeadNotice, key: string, options: NoticeRowOptions): HistoryRow {
  const { language } = options
  const { phone, staffMailbox } = BOARD_MESSAGES[language].history
  const name = notice.staffMemberName === null ? staffMailbox : shortName(notice.staffMemberName)
  const what = phone[notice.channel === 'sms' ? 'sms' : 'call'](name)
  return { ...rowAt(notice, key, options, what), detail: phoneOutcome(notice, options) }
}

function phoneOutcome(notice: LeadNotice, { now, language }: NoticeRowOptions): string {
  const { outcomes } = BOARD_MESSAGES[language].history
  const { outcome, at, error } = notice
  if (outcome === 'refused') return outcomes.refused(errorText(error))
  if (outcome !== 'ringing') return outcomes[outcome]
  return isRingingAt({ at, isRinging: true }, now) ? outcomes.ringing : outcomes.unheard
}

/** Describes what one step sent, such as "Push to Ana and Luis, mail to the office". */
function stepRow(
  notices: readonly LeadNotice[],
  key: string,
  options: NoticeRowOptions,
): HistoryRow {
  const { language } = options
  const { unsent } = BOARD_MESSAGES[language].history
  const [first] = notices.toSorted((one, other) => one.at - other.at)
  if (first === undefined) throw new Error('a step without a notice')
  const sent = recipientsText(
    notices.filter(({ outcome }) => outcome === 'sent'),
    language,
  )
  const failed = notices.filter((notice) => notice.outcome !== 'sent' && !isSentTo(notice, notices))
  const missing =
    failed.length === 0 ? '' : unsent(recipientsText(failed, language), errorsText(failed))
  // Nothing went out: the row says what did not.
  const row = rowAt(first, key, options, sent === '' ? missing : sent)
  return { ...row, detail: sent === '' ? '' : missing }
}

/** Returns whether another phone of the same staff member got the message. */
const isSentTo = (
  { channel, staffMemberName }: LeadNotice,
  notices: readonly LeadNotice[],
): boolean =>
  notices.some(
    (other) =>
      other.outcome === 'sent' &&
      other.channel === channel &&
      other.staffMemberName === staffMemberName,
  )

/** Names channels with their recipients, in the order of the table of channels. */
function recipientsText(notices: readonly LeadNotice[], language: Language): string {
  const { ways, to, office } = BOARD_MESSAGES[language].history
  const list = new Intl.ListFormat(language)
  return CHANNEL_KINDS.flatMap((channel) => {
    const ofChannel = notices.filter((notice) => notice.channel === channel)
    if (ofChannel.length === 0) return []
    const names = ofChannel.map(({ staffMemberName }) =>
      staffMemberName === null ? (channel === 'mail' ? office : '') : shortName(staffMemberName),
    )
    const named = [...new Set(names)].filter((name) => name !== '')
    return [named.length === 0 ? ways[channel] : to(ways[channel], list.format(named))]
  }).join(', ')
}

function errorsText(failed: readonly LeadNotice[]): string {
  const errors = failed.map(({ error }) => errorText(error)).filter((text) => text !== '')
  return [...new Set(errors)].join(', ')
}

const errorText = (error: string | null): string =>
  cleanLine(error ?? '').slice(0, MAX_ERROR_LENGTH)

function rowAt(
  { kind, event, at }: LeadNotice,
  key: string,
  { timeframe, now, language }: NoticeRowOptions,
  what: string,
): HistoryRow {
  // What asks to take the lead needs no name.
  const prefix = asksToAccept({ kind })
    ? ''
    : noticeTitlePrefix({ kind, event }, timeframe, language)
  return {
    key,
    at: new Date(at).toISOString(),
    time: timeOf(at, now, language),
    what: /:\s*$/.test(prefix) ? prefix + what : prefix + capitalized(what),
    who: '',
    detail: '',
  }
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const shortName = (name: string): string => firstName(cleanLine(name))

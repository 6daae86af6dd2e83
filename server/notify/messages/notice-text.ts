import { NOTICE_MESSAGES, noticeTitlePrefix, OTHER_LEAD_MESSAGES } from '#copy/server/notices.ts'
import type { RefusedChannel } from '#domain/alarm/channels.ts'
import { asksToAccept, type NoticeKind } from '#domain/alarm/notice-kind.ts'
import { business } from '#domain/business/business.ts'
import type { Notice, NoticeFacts } from '../channel.ts'
import type { Language } from '#domain/text/language.ts'
import { describeSpanishSignal } from '#copy/server/spanish-signal.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { dayAndTime } from '#server/pages/times.ts'
import type { DeviceWarning } from '#server/leads/outgoing/device-warnings.ts'
import type { AccessReport } from '#server/staff/access-changes.ts'
import type { ScheduleReport } from '#server/staff/schedule-changes.ts'
import { decidingTexts } from '#server/leads/facts/deciding-facts.ts'
import { serviceName, whenText } from '#server/leads/facts/service-name.ts'
import { endSentence } from '#domain/time/spanish-time.ts'
import { accessText } from './access-text.ts'
import { scheduleText } from './schedule-notice-text.ts'

/** Text of a notice on a screen: no name, phone number, street, note or gate code (R105). */
export interface NoticeText {
  readonly language: Language
  /** One line: service and town, preceded by a mark for a visitor who speaks Spanish. */
  readonly title: string
  readonly body: string
  readonly button: string
}

/** Returns the words of a notice in the language of its recipient. */
export function noticeText({ kind, facts, staffMember, payload }: Notice): NoticeText {
  const language = staffMember?.language ?? 'en'
  const messages = NOTICE_MESSAGES[language]
  if (kind === 'test' || kind === 'sign-in' || kind === 'calls-low') {
    const titles = {
      test: `${messages.test}, ${business.name}`,
      'sign-in': messages.signIn,
      'calls-low': messages.callsLow,
    }
    const button = kind === 'test' ? messages.answer : messages.open
    return { language, title: titles[kind], body: messages.bodies[kind], button }
  }
  if (kind === 'schedule') {
    const recipient = { language, recipientId: staffMember?.id ?? null, now: facts.createdAt }
    const report = JSON.parse(payload) as ScheduleReport
    return { language, ...scheduleText(report, recipient), button: messages.open }
  }
  if (kind === 'channel-refused') {
    const { provider } = JSON.parse(payload) as RefusedChannel
    return { language, ...messages.refused[provider], button: messages.open }
  }
  if (kind === 'device') {
    const { device, endsAt } = JSON.parse(payload) as DeviceWarning
    const name = cleanLine(device)
    const text =
      endsAt === null
        ? messages.pushEnded(name)
        : messages.sessionEnds(name, dayAndTime(endsAt, language))
    return { language, ...text, button: messages.open }
  }
  if (kind === 'access') {
    const report = JSON.parse(payload) as AccessReport
    const recipientId = staffMember?.id ?? null
    return { language, ...accessText(report, { language, recipientId }), button: messages.open }
  }
  return {
    language,
    title:
      spanishPrefix(facts, language) +
      noticeTitlePrefix(kind, facts.timeframe, language) +
      serviceAndTown(facts, language),
    body: bodySentences(kind, facts, language).join(' '),
    button:
      asksToAccept({ kind }) || kind === 'expired' || kind === 'shift'
        ? messages.accept
        : messages.open,
  }
}

/** Comes first, because it decides who should call. A hint is part of the text below. */
const spanishPrefix = ({ spanish }: NoticeFacts, language: Language): string =>
  spanish === 'speaks' ? `${describeSpanishSignal(spanish, language)}. ` : ''

/** Such as `House Lockout, Union City`. */
export function serviceAndTown({ service, town }: NoticeFacts, language: Language): string {
  return [serviceName(service, language), town].filter(Boolean).join(', ')
}

function bodySentences(
  kind: Exclude<NoticeKind, 'schedule' | 'device' | 'access' | 'channel-refused'>,
  facts: NoticeFacts,
  language: Language,
): readonly string[] {
  const messages = NOTICE_MESSAGES[language]
  const when = whenText(facts, language)
  return [
    facts.spanish === 'phone' ? `${describeSpanishSignal('phone', language)}.` : '',
    kind === 'created' || kind === 'waiting' ? '' : messages.bodies[kind],
    when === '' ? '' : endSentence(when),
    ...(asksToAccept({ kind }) ? decidingTexts(facts, language).map(endSentence) : []),
    facts.otherLead !== null && asksToAccept({ kind })
      ? OTHER_LEAD_MESSAGES[language][facts.otherLead]
      : '',
    kind === 'created' ? '' : messages.since(formatLocalTime(facts.createdAt, language, 'time')),
    facts.waiting > 1 ? messages.waiting(facts.waiting) : '',
  ].filter(Boolean)
}

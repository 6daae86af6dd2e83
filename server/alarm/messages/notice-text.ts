import { titleOfCame } from '#server/leads/facts/lead-title.ts'
import type { SaidOfNotice } from '#server/db/tables/notice.ts'
import { formatAppointment } from '#domain/time/appointment.ts'
import type { EventKind } from '#domain/lead/events.ts'
import { LEAD_TITLE_MESSAGES } from '#copy/server/lead-titles.ts'
import { NOTICE_MESSAGES, noticeTitlePrefix, OTHER_LEAD_MESSAGES } from '#copy/server/notices.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import {
  asksToAccept,
  type News,
  type NoticeKind,
  type ReadyMessage,
} from '#domain/alarm/notice-kind.ts'
import { business } from '#domain/business/business.ts'
import type { Notice, NoticeFacts } from '#server/alarm/channel.ts'
import type { Language } from '#domain/text/language.ts'
import { describeSpanishSignal } from '#copy/server/spanish-signal.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { decidingTexts } from '#server/leads/facts/deciding-facts.ts'
import { serviceName, whenText } from '#server/leads/facts/service-name.ts'
import { endSentence } from '#domain/time/spanish-time.ts'

/** Text of a notice on a screen: no name, phone number, street or gate code; of the customer's words none that
 * `quoted-words.ts` hides. */
export interface NoticeText {
  readonly language: Language
  /** One line: service and town, preceded by a mark for a visitor who speaks Spanish. */
  readonly title: string
  readonly body: string
  readonly button: string
}

/**
 * Returns the words of a notice in the language of its recipient.
 * @param options.quotes whether it repeats what the customer wrote: not to services that could read it
 */
export function noticeText(
  { kind, facts: known, staffMember, payload }: Notice,
  { quotes = false }: { readonly quotes?: boolean } = {},
): NoticeText {
  const facts = quotes ? known : withoutQuotes(known)
  const language = staffMember?.language ?? 'en'
  const messages = NOTICE_MESSAGES[language]
  if (kind === 'message')
    return { language, ...(JSON.parse(payload) as ReadyMessage), button: messages.open }
  if (kind === 'test' || kind === 'sign-in') {
    const title = kind === 'test' ? `${messages.test}, ${business.name}` : messages.signIn
    const button = kind === 'test' ? messages.answer : messages.open
    return { language, title, body: messages.bodies[kind], button }
  }
  const news = kind === 'news' ? (JSON.parse(payload) as News) : null
  return {
    language,
    title:
      spanishPrefix(facts, language) +
      (kind === 'no-progress' && facts.isDriving
        ? messages.overdue.titlePrefix
        : noticeTitlePrefix({ kind, event: news?.event ?? null }, facts.timeframe, language)) +
      serviceAndTown(facts, language),
    body: bodySentences({ kind, facts, news }, language).join(' '),
    button:
      asksToAccept({ kind }) || kind === 'expired' || kind === 'shift'
        ? messages.accept
        : messages.open,
  }
}

/** A text message has come through the phone company as well. */
function withoutQuotes(facts: NoticeFacts): NoticeFacts {
  const { said } = facts
  if (said === undefined) return facts
  const words = said.type === 'message' ? said.words : ''
  return { ...facts, said: { ...said, words, note: '' } }
}

/** Says who did it, and what follows for the reader. */
function newsSentences(
  { event, byName, isByCustomer, consequence }: News,
  { said }: NoticeFacts,
  language: Language,
): readonly string[] {
  const { by, byCustomer, consequences, events } = NOTICE_MESSAGES[language].news
  const name = byName ?? BOARD_MESSAGES[language].history.staffMailbox
  return [
    isByCustomer ? byCustomer : by(cleanLine(name)),
    consequence === null ? '' : consequences[consequence],
    said === undefined ? '' : saidInEvent(event, said, language),
    // What the assignee can do.
    consequence === 'complaint' ? '' : (events[event] ?? ''),
  ]
}

/** Quotes what the event is about: the note, the price, the times. */
function saidInEvent(event: EventKind, said: SaidOfNotice, language: Language): string {
  const { note, agreed, proposed } = said
  const { quote } = NOTICE_MESSAGES[language].news
  if (event === 'note') return note === '' ? '' : quote.note(note)
  if (event === 'agreed') return agreed === null ? '' : quote.agreed(agreed)
  if (event !== 'window_proposed' || proposed.length === 0) return ''
  const times = proposed.map((window) => formatAppointment(window, language)).join('; ')
  return endSentence(quote.proposed(times))
}

/** Comes first, because it decides who should call. A hint is part of the text below. */
const spanishPrefix = ({ spanish }: NoticeFacts, language: Language): string =>
  spanish === 'speaks' ? `${describeSpanishSignal(spanish, language)}. ` : ''

/** Such as `House Lockout, Union City`, or `Missed call, Google Ads, said: locked out`. */
export function serviceAndTown({ service, town, said }: NoticeFacts, language: Language): string {
  const came = said === undefined ? null : titleOfCame({ ...said, service, phone: '' }, language)
  const danger = dangerText(said, language)
  return [danger, came ?? serviceName(service, language), town].filter(Boolean).join(', ')
}

/** Comes before everything else; '' without danger. */
const dangerText = (said: SaidOfNotice | undefined, language: Language): string =>
  said?.danger == null ? '' : LEAD_TITLE_MESSAGES[language].danger[said.danger].toLocaleUpperCase()

/** Returns when the customer needs somebody; nothing of a call or text that says not even where. */
export const whenOf = (facts: NoticeFacts, language: Language): string =>
  facts.said !== undefined && facts.said.type !== 'booking' && facts.hasAddress !== true
    ? ''
    : whenText(facts, language)

/** What the customer wrote in the form: it decides who can go, and what to bring. */
function quotedWords({ said }: NoticeFacts, language: Language): string {
  if (said === undefined || said.words === '' || said.type === 'message') return ''
  return NOTICE_MESSAGES[language].news.quote.words(said.words)
}

/** What each kind says besides the lead itself. */
function kindSentences(kind: NoticeKind, facts: NoticeFacts, language: Language): string {
  const { bodies, question, overdue } = NOTICE_MESSAGES[language]
  if (kind === 'no-progress' && facts.isDriving) return overdue.body
  if (kind === 'question') return question[facts.isDriving ? 'late' : 'progress']
  const texts: Readonly<Partial<Record<NoticeKind, string>>> = bodies
  return texts[kind] ?? ''
}

function bodySentences(
  { kind, facts, news }: Pick<Notice, 'kind' | 'facts'> & { readonly news: News | null },
  language: Language,
): readonly string[] {
  const messages = NOTICE_MESSAGES[language]
  const when = whenOf(facts, language)
  return [
    facts.spanish === 'phone' ? `${describeSpanishSignal('phone', language)}.` : '',
    kindSentences(kind, facts, language),
    ...(news === null ? [] : newsSentences(news, facts, language)),
    when === '' ? '' : endSentence(when),
    ...(asksToAccept({ kind }) ? decidingTexts(facts, language).map(endSentence) : []),
    facts.otherLead !== null && asksToAccept({ kind })
      ? OTHER_LEAD_MESSAGES[language][facts.otherLead]
      : '',
    asksToAccept({ kind }) ? quotedWords(facts, language) : '',
    kind === 'created' || news !== null
      ? ''
      : messages.since(formatLocalTime(facts.createdAt, language, 'time')),
    facts.waiting > 1 ? messages.waiting(facts.waiting) : '',
  ].filter(Boolean)
}

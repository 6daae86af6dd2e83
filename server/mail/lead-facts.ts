import { SUSPICION_REASONS } from '#domain/suspicion-flags.ts'
import { formatPhone, isCompletePhone, phoneDigits, telHref } from '#domain/phone.ts'
import { spanishSignal, describeSpanishSignal } from '#domain/visitor-language.ts'
import type { Language } from '#domain/language.ts'
import { formatLocalTime } from '#domain/format-local-time.ts'
import type { Lead } from '#server/store/store.ts'
import { toSingleLine } from './clean-text.ts'
import { columnText, OTHER_TEXT_COLUMNS, type TextColumn } from './column-text.ts'
import { addressHref, coordinatesOf, mapHref, mapSearchHref } from './map-link.ts'

/** What a mail says about a request, before it is text or HTML. All texts are clean, none is escaped. */
export interface LeadFacts {
  /** Before anything else: that the visitor used a Spanish page; null of all others. */
  readonly first: string | null
  /** Urgency and work. */
  readonly headline: string
  /** What to know before calling: nothing for an ordinary request. */
  readonly warnings: readonly string[]
  /** As it stands in the form. */
  readonly phone: Link
  /** Address that opens a text to the customer: the words are whoever's who writes it. */
  readonly sms: string
  readonly map: Link
  /** In the order in which somebody on the way needs them; without the gate code. */
  readonly facts: readonly Fact[]
  /** One line, '' for none. Shown behind a press only. */
  readonly gateCode: string
  /** How the visitor came, for the owner. */
  readonly background: readonly Fact[]
}

export interface Link {
  readonly text: string
  readonly href: string
}

export interface Fact {
  readonly label: string
  /** May hold several lines. */
  readonly value: string
  readonly href?: string
}

/** Later than this a mail says that it is late. */
const LATE_AFTER_MS = 10 * 60_000

/** What each reason that server/intake stores means to somebody who has never heard of a trap for programs. */
const SUSPICION_TEXTS: ReadonlyMap<string, string> = new Map<string, string>([
  [SUSPICION_REASONS.trap, 'it filled in a hidden field'],
  [SUSPICION_REASONS.fast, 'it filled in the form within 3 seconds'],
  [SUSPICION_REASONS.unverified, 'it did not pass the robot check'],
])

/** @param now when the mail is written, milliseconds since the epoch */
export function leadFacts(
  lead: Lead,
  now: number,
  /** Of dates and of what is put together here; a label is the fact's name and stays English. */
  language: Language = 'en',
): LeadFacts {
  const spanish = spanishSignal(lead)
  const received = formatLocalTime(Date.parse(lead.created_at), language, 'full')
  const text = (name: TextColumn): string => columnText(lead, name)
  const phone = isCompletePhone(lead.phone) ? formatPhone(lead.phone) : text('phone')
  return {
    first:
      spanish === 'speaks'
        ? `${describeSpanishSignal(spanish, language)}${KEY_USE_TEXTS[language]}`
        : null,
    headline: toSingleLine(`${lead.timeframe}: ${lead.service}`),
    warnings: warnings(lead, now, received),
    phone: { text: phone, href: telHref(lead.phone) },
    sms: `sms:${phoneDigits(lead.phone)}`,
    map: { text: text('address'), href: mapHref(lead) },
    facts: presentFacts([
      ['Name', text('name')],
      ['Phone', phone, telHref(lead.phone)],
      ['Address', text('address'), addressHref(lead)],
      ...locationText(lead),
      ...OTHER_TEXT_COLUMNS.filter(([, name]) => name !== 'gate_code').map(([label, name]): Row => [
        label,
        text(name),
      ]),
      ['When', text('timeframe')],
      ['Vehicle', vehicleText(lead, VEHICLE_MESSAGES[language])],
      ['Notes', text('notes')],
      ['Email', text('email')],
      ['Received', received],
    ]),
    gateCode: text('gate_code'),
    background: presentFacts([
      ['Came from', sourceText(lead)],
      ['Pages read', (lead.traffic_source?.click_path ?? []).map(toSingleLine).join(' > ')],
      ['Sent from', text('source_url')],
      ['Device', deviceText(lead)],
      // A hint: many a phone here is set to Spanish whose owner read the English page.
      ['Language', spanish === 'phone' ? describeSpanishSignal(spanish, language) : ''],
      ['Robot check', captchaText(lead)],
      ['May be a robot', suspicions(lead)],
      ['Request', text('id')],
    ]),
  }
}

/** Why that is known. */
const KEY_USE_TEXTS: Readonly<Record<Language, string>> = {
  en: ' (used the Spanish page)',
  es: ' (usó la página en español)',
}

/** Adds what is said of the gate code, after the address. */
export function withGateCode(facts: readonly Fact[], value: string): readonly Fact[] {
  const after = facts.findIndex(({ label }) => label === 'Address') + 1
  return facts.toSpliced(after, 0, { label: 'Gate code', value })
}

type Row = readonly [label: string, value: string, href?: string]

function presentFacts(rows: readonly Row[]): Fact[] {
  return rows.flatMap(([label, value, href]) =>
    value === '' ? [] : [{ label, value, ...(href !== undefined && { href }) }],
  )
}

function warnings(lead: Lead, now: number, received: string): string[] {
  return [
    ...(now - Date.parse(lead.created_at) > LATE_AFTER_MS
      ? [`This email is late: the request came in ${received}`]
      : []),
    ...(lead.verification === 'unverified'
      ? ['We could not check that a person sent this. Call before you drive.']
      : []),
    ...(lead.suspicion > 0 && lead.suspicionReasons.length > 0
      ? [`This may be a robot, call before you drive: ${suspicions(lead)}`]
      : []),
  ]
}

/** An older version may have stored a reason in other words. */
const suspicions = ({ suspicionReasons }: Lead): string =>
  suspicionReasons.map((reason) => toSingleLine(SUSPICION_TEXTS.get(reason) ?? reason)).join('; ')

function locationText(lead: Lead): Row[] {
  const coordinates = coordinatesOf(lead)
  return coordinates === null ? [] : [['Phone was at', coordinates, mapSearchHref(coordinates)]]
}

const VEHICLE_MESSAGES = {
  en: { allLost: 'All keys lost', unused: 'Has an unused key', yes: 'yes', no: 'no' },
  es: {
    allLost: 'Perdió todas las llaves',
    unused: 'Tiene una llave sin usar',
    yes: 'sí',
    no: 'no',
  },
} as const satisfies Record<Language, object>

function vehicleText(lead: Lead, words: (typeof VEHICLE_MESSAGES)[Language]): string {
  const yesNo = (question: string, answer: boolean | undefined): string[] =>
    answer === undefined ? [] : [`${question}: ${answer ? words.yes : words.no}`]
  const info = lead.vehicle_info
  if (!info) return ''
  return [
    toSingleLine([info.year, info.make, info.model].join(' ')),
    ...yesNo(words.allLost, info.all_keys_lost),
    ...yesNo(words.unused, info.has_unused_key),
  ]
    .filter((line) => line !== '')
    .join('\n')
}

function sourceText(lead: Lead): string {
  const from = lead.traffic_source
  if (!from) return ''
  return [from.source, from.medium, from.campaign, from.keyword]
    .map(toSingleLine)
    .filter((part) => part !== '')
    .join(' / ')
}

function deviceText(lead: Lead): string {
  const info = lead.visitor_info
  if (!info) return ''
  const browser = toSingleLine(`${info.browser} ${info.browserVersion}`)
  return toSingleLine(`${info.deviceType}, ${browser} on ${info.operatingSystem}`)
}

function captchaText(lead: Lead): string {
  return `${lead.verification === 'verified' ? 'passed' : 'not passed'} (${lead.captchaProvider})`
}

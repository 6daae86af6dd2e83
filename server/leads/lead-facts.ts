import { cleanLine } from '#domain/text/clean-text.ts'
import { readClickIds } from '#domain/sources/campaign.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { formatAppointment } from '#domain/time/appointment.ts'
import { dialableDigits, formatPhone, isCompletePhone } from '#domain/phone/phone.ts'
import { spanishSignal } from '#domain/submission/visitor-language.ts'
import { describeSpanishSignal } from '#copy/server/spanish-signal.ts'
import {
  BACKGROUND_MESSAGES,
  LEAD_FACT_MESSAGES,
  LEAD_WARNINGS,
  SUSPICION_TEXTS,
} from '#copy/server/lead-facts.ts'
import type { Language } from '#domain/text/language.ts'
import { townInText } from '#domain/places/lead-town.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'
import { type FieldColumn, FIELDS } from '#domain/submission/fields.ts'
import { isShownTo } from '#domain/submission/field-lists.ts'
import type { Lead } from '#server/store/lead.ts'
import { columnText, type TextColumn, unplacedTexts } from './column-text.ts'
import type { FactName } from '#copy/server/fact-labels.ts'
import { paymentText } from './payment-text.ts'
import { addressHref, coordinatesOf, mapHref, mapSearchHref } from './map-link.ts'

export interface FactsOptions {
  readonly audience: 'staffMail' | 'board' | 'assignee' | 'export'
  readonly now: number
  /** Of dates and of composed texts. */
  readonly language?: Language
  /** Text that stands for a secret among the facts; without it, secrets are left out. */
  readonly secretText?: (value: string) => string
}

export interface Fact {
  /** Its label is `factLabel(name, language)`. */
  readonly name: FactName
  /** May hold several lines. */
  readonly value: string
  readonly href?: string
}

/** A mail that is written later says that it is late. */
const MAIL_LATE_AFTER_MS = 10 * MINUTE_MS

interface FactDefinition {
  readonly name: FactName
  /** The field that decides who may be shown the fact. */
  readonly field: FieldColumn
  /** '' if the lead does not have the fact. */
  readonly read: (lead: Lead, language: Language) => string
  /** Returns `null` if the fact leads nowhere. */
  readonly href?: (lead: Lead) => string | null
}

const textFact = (name: FactName & TextColumn): FactDefinition => ({
  name,
  field: name,
  read: (lead) => columnText(lead, name),
})

const PLACE_FACTS: readonly FactDefinition[] = [
  textFact('name'),
  { name: 'phone', field: 'phone', read: phoneText, href: ({ phone }) => linkTo('tel', phone) },
  { ...textFact('address'), href: addressHref },
  { name: 'town', field: 'town_source', read: townText },
  textFact('gate_code'),
  {
    name: 'location',
    field: 'visitor_info',
    read: (lead) => coordinatesOf(lead) ?? '',
    href: (lead) => mapSearchHref(coordinatesOf(lead) ?? ''),
  },
]

const WORK_FACTS: readonly FactDefinition[] = [
  {
    name: 'timeframe',
    field: 'timeframe',
    read: (lead, language) =>
      [columnText(lead, 'timeframe'), formatAppointment(lead, language)].filter(Boolean).join(': '),
  },
  {
    name: 'vehicle',
    field: 'vehicle_info',
    read: vehicleText,
  },
  textFact('notes'),
  {
    name: 'sms_consent_at',
    field: 'sms_consent_at',
    read: ({ sms_consent_at: at }, language) =>
      at === null ? '' : formatLocalTime(Date.parse(at), language, 'full'),
  },
  textFact('email'),
  { name: 'received', field: 'created_at', read: receivedText },
  {
    name: 'payment',
    field: 'price_paid_cents',
    read: ({ payment }, language) => paymentText(payment, language),
  },
]

const BACKGROUND_FACTS: readonly FactDefinition[] = [
  { name: 'source', field: 'traffic_source', read: sourceText },
  { name: 'click_id', field: 'traffic_source', read: clickIdText },
  {
    name: 'click_path',
    field: 'traffic_source',
    read: ({ traffic_source }) => (traffic_source?.click_path ?? []).map(cleanLine).join(' > '),
  },
  textFact('source_url'),
  { name: 'device', field: 'visitor_info', read: deviceText },
  {
    name: 'language',
    field: 'visitor_info',
    // A hint: many phones here are set to Spanish although their owner read the English page.
    read: (lead, language) =>
      spanishSignal(lead) === 'phone' ? describeSpanishSignal('phone', language) : '',
  },
  { name: 'verification', field: 'verification', read: captchaText },
  { name: 'suspicion', field: 'suspicion_reasons', read: suspicions },
  textFact('id'),
]

/** The service is in the headline. */
const PLACED_FIELDS = ['service', ...[...PLACE_FACTS, ...WORK_FACTS].map(({ field }) => field)]

const isSecret = ({ field }: FactDefinition): boolean => FIELDS[field].privacy === 'secret'

/**
 * What staff read about a lead, before it is text or HTML. All texts are clean, none is escaped.
 */
export function leadFacts(lead: Lead, options: FactsOptions) {
  const { audience, now, language = 'en', secretText } = options
  const factsOf = ({ name, field, read, href }: FactDefinition): Fact[] => {
    const value = isShownTo(audience, field) ? read(lead, language) : ''
    const address = href?.(lead) ?? null
    return value === '' ? [] : [{ name, value, ...(address !== null && { href: address }) }]
  }
  const visibleFactsOf = (definition: FactDefinition): Fact[] => {
    const facts = factsOf(definition)
    if (!isSecret(definition)) return facts
    return secretText ? facts.map((fact) => ({ ...fact, value: secretText(fact.value) })) : []
  }
  const definitions = [
    ...PLACE_FACTS,
    ...unplacedTexts(audience, PLACED_FIELDS).map(textFact),
    ...WORK_FACTS,
  ]
  return {
    /** Urgency and work. */
    headline: cleanLine(`${formatAppointment(lead, language) || lead.timeframe}: ${lead.service}`),
    /** What to know before calling; empty for an ordinary lead. */
    warnings: warnings(lead, now, receivedText(lead, language)),
    /** Formatted as in the form; without links if nobody can be reached by it as it was typed. */
    phone: {
      text: phoneText(lead),
      href: linkTo('tel', lead.phone),
      sms: linkTo('sms', lead.phone),
    },
    map: { text: columnText(lead, 'address'), href: mapHref(lead) },
    /** In the order in which someone on the way needs them. */
    facts: definitions.flatMap(visibleFactsOf),
    /** Fields of the class `secret`, to be shown on request only. */
    secrets: definitions.filter(isSecret).flatMap(factsOf),
    /** How the visitor came, for the owner. */
    background: BACKGROUND_FACTS.flatMap(factsOf),
  }
}

/** Returns a link to a typed number; `null` if it cannot be called as it was typed. */
export function linkTo(scheme: 'tel' | 'sms', phone: string): string | null {
  const digits = dialableDigits(phone)
  return digits === null ? null : `${scheme}:${digits}`
}

function phoneText(lead: Lead): string {
  return isCompletePhone(lead.phone) ? formatPhone(lead.phone) : columnText(lead, 'phone')
}

/** Returns a town that the address does not name, and how it is known. */
function townText(lead: Lead, language: Language): string {
  const { town } = lead
  return town === null || townInText(lead.address) === town.name
    ? ''
    : `${town.name}, ${LEAD_FACT_MESSAGES[language].townSources[town.source]}`
}

function receivedText({ created_at }: Lead, language: Language): string {
  return formatLocalTime(Date.parse(created_at), language, 'full')
}

function warnings(lead: Lead, now: number, received: string): string[] {
  return [
    ...(now - Date.parse(lead.created_at) > MAIL_LATE_AFTER_MS
      ? [LEAD_WARNINGS.late(received)]
      : []),
    ...(dialableDigits(lead.phone) === null ? [LEAD_WARNINGS.wrongPhone] : []),
    ...(lead.verification === 'unverified' ? [LEAD_WARNINGS.unverified] : []),
    ...(lead.suspicion > 0 && lead.suspicionReasons.length > 0
      ? [LEAD_WARNINGS.suspicious(suspicions(lead))]
      : []),
  ]
}

/** Reasons without a text are shown as stored. */
function suspicions({ suspicionReasons }: Lead): string {
  return suspicionReasons
    .map((reason) => cleanLine(SUSPICION_TEXTS.get(reason) ?? reason))
    .join('; ')
}

function vehicleText(lead: Lead, language: Language): string {
  const messages = LEAD_FACT_MESSAGES[language]
  const yesNo = (question: string, answer: boolean | undefined): string[] =>
    answer === undefined ? [] : [`${question}: ${answer ? messages.yes : messages.no}`]
  const info = lead.vehicle_info
  if (!info) return ''
  return [
    cleanLine([info.year, info.make, info.model].join(' ')),
    ...yesNo(messages.allKeysLost, info.all_keys_lost),
    ...yesNo(messages.unusedKey, info.has_unused_key),
  ]
    .filter((line) => line !== '')
    .join('\n')
}

function sourceText(lead: Lead): string {
  const from = lead.traffic_source
  if (!from) return ''
  return [from.source, from.medium, from.campaign, from.keyword]
    .map(cleanLine)
    .filter((part) => part !== '')
    .join(' / ')
}

/** Returns the ids of ad clicks, one per line. */
function clickIdText({ traffic_source: from }: Lead): string {
  const ids = readClickIds((name) => cleanLine(from?.[name] ?? ''))
  return Object.entries(ids)
    .map((pair) => pair.join(': '))
    .join('\n')
}

function deviceText(lead: Lead): string {
  const info = lead.visitor_info
  if (!info) return ''
  const browser = cleanLine(`${info.browser} ${info.browserVersion}`)
  return cleanLine(BACKGROUND_MESSAGES.device(info.deviceType, browser, info.operatingSystem))
}

function captchaText(lead: Lead): string {
  return BACKGROUND_MESSAGES.captcha(lead.verification === 'verified', lead.captchaProvider)
}

/** The facts about a lead, in the order in which staff read them, and how each is read. */

import { cleanLine } from '#domain/text/clean-text.ts'
import { readClickIds } from '#domain/sources/campaign.ts'
import { formatAppointment } from '#domain/time/appointment.ts'
import { formatPhone, isCompletePhone, linkTo } from '#domain/phone/phone.ts'
import { spanishSignal } from '#domain/submission/visitor-language.ts'
import { describeSpanishSignal } from '#copy/server/spanish-signal.ts'
import {
  BACKGROUND_MESSAGES,
  LEAD_FACT_MESSAGES,
  SUSPICION_TEXTS,
} from '#copy/server/lead-facts.ts'
import type { Language } from '#domain/text/language.ts'
import { townInText } from '#domain/places/lead-town.ts'
import { formatLocalTime } from '#domain/time/format-local-time.ts'
import { type FieldColumn, FIELDS } from '#domain/submission/fields.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import { addressText, customerName, NOT_ASKED } from './customer-texts.ts'
import { columnText, type TextColumn } from './column-text.ts'
import type { FactName } from '#copy/server/fact-labels.ts'
import { paymentText } from './lead-texts.ts'
import { addressHref, coordinatesOf, mapSearchHref } from './map-link.ts'

export interface FactDefinition {
  readonly name: FactName
  /** The field that decides who may be shown the fact. */
  readonly field: FieldColumn
  /** '' if the lead does not have the fact. */
  readonly read: (lead: Lead, language: Language) => string
  /** Returns `null` if the fact leads nowhere. */
  readonly href?: (lead: Lead) => string | null
}

export const textFact = (name: FactName & TextColumn): FactDefinition => ({
  name,
  field: name,
  read: (lead) => columnText(lead, name),
})

export const PLACE_FACTS: readonly FactDefinition[] = [
  { name: 'name', field: 'name', read: customerName },
  { name: 'phone', field: 'phone', read: phoneText, href: ({ phone }) => linkTo('tel', phone) },
  {
    name: 'address',
    field: 'address',
    read: ({ address }, language) => addressText(address, language),
    href: (lead) => (lead.address === NOT_ASKED ? null : addressHref(lead)),
  },
  { name: 'town', field: 'town_source', read: townText },
  textFact('gate_code'),
  {
    name: 'location',
    field: 'visitor_info',
    read: (lead) => coordinatesOf(lead) ?? '',
    href: (lead) => mapSearchHref(coordinatesOf(lead) ?? ''),
  },
]

export const WORK_FACTS: readonly FactDefinition[] = [
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
  { name: 'asked', field: 'notes', read: askedText },
  textFact('notes'),
  {
    name: 'sms_consent_at',
    field: 'sms_consent_at',
    read: ({ sms_consent_at: at }, language) =>
      at === null ? '' : formatLocalTime(Date.parse(at), language, 'full'),
  },
  {
    name: 'locked_in',
    field: 'locked_in',
    read: (lead, language) => (lead.locked_in === null ? '' : LEAD_FACT_MESSAGES[language].yes),
  },
  textFact('email'),
  { name: 'received', field: 'created_at', read: receivedText },
  {
    name: 'payment',
    field: 'price_paid_cents',
    read: ({ payment }, language) => paymentText(payment, language),
  },
]

export const BACKGROUND_FACTS: readonly FactDefinition[] = [
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
export const PLACED_FIELDS = [
  'service',
  ...[...PLACE_FACTS, ...WORK_FACTS].map(({ field }) => field),
]

export const isSecret = ({ field }: FactDefinition): boolean => FIELDS[field].privacy === 'secret'

export function phoneText(lead: Lead): string {
  return isCompletePhone(lead.phone) ? formatPhone(lead.phone) : columnText(lead, 'phone')
}

/** Returns a town that the address does not name, and how it is known. */
function townText(lead: Lead, language: Language): string {
  const { town } = lead
  return town === null || townInText(lead.address) === town.name
    ? ''
    : `${town.name}, ${LEAD_FACT_MESSAGES[language].townSources[town.source]}`
}

export function receivedText({ created_at }: Lead, language: Language): string {
  return formatLocalTime(Date.parse(created_at), language, 'full')
}

/** Reasons without a text are shown as stored. */
export function suspicions({ suspicionReasons }: Lead): string {
  return suspicionReasons
    .map((reason) => cleanLine(SUSPICION_TEXTS.get(reason) ?? reason))
    .join('; ')
}

/** What calls and text messages say besides. */
export function askedText({ asked }: Pick<Lead, 'asked'>, language: Language): string {
  const messages = LEAD_FACT_MESSAGES[language]
  return [
    asked.callBack ? messages.pressed : '',
    asked.pictures > 0 ? messages.pictures(asked.pictures) : '',
  ]
    .filter((line) => line !== '')
    .join('\n')
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

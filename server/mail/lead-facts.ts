import { business } from '#domain/business.ts'
import { telHref } from '#domain/phone.ts'
import { withoutUnit } from '#domain/unit-address.ts'
import type { Lead } from '#server/store/store.ts'
import { oneLine } from './clean.ts'
import { columnText, type TextColumn } from './column-text.ts'

/** What a mail says about a request, before it is text or HTML. All texts are clean, none is escaped. */
export interface LeadFacts {
  /** Urgency and work. */
  readonly headline: string
  /** What to know before calling: nothing for an ordinary request. */
  readonly warnings: readonly string[]
  readonly phone: Link
  readonly map: Link
  /** In the order in which somebody on the way needs them. */
  readonly facts: readonly Fact[]
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

/** Where the business works; a server's own zone says nothing. */
const TIME_ZONE = business.timeZone

/** Later than this a mail says that it is late. */
const LATE_MS = 10 * 60_000

/** @param now when the mail is written, milliseconds since the epoch */
export function leadFacts(lead: Lead, now: number): LeadFacts {
  const received = localTime(lead.created_at)
  const text = (name: TextColumn): string => columnText(lead, name)
  return {
    headline: oneLine(`${lead.timeframe}: ${lead.service}`),
    warnings: warnings(lead, now, received),
    phone: { text: text('phone'), href: telHref(lead.phone) },
    map: { text: text('address'), href: mapHref(streetOf(lead)) },
    facts: present([
      ['Name', text('name')],
      ['Phone', text('phone'), telHref(lead.phone)],
      ['Address', text('address'), mapHref(streetOf(lead))],
      ['Gate code', text('gate_code')],
      ['When', text('timeframe')],
      ['Vehicle', vehicle(lead)],
      ['Notes', text('notes')],
      ['Email', text('email')],
      ['Received', received],
    ]),
    background: present([
      ...location(lead),
      ['Came from', source(lead)],
      ['Pages read', (lead.traffic_source?.click_path ?? []).map(oneLine).join(' > ')],
      ['Sent from', text('source_url')],
      ['Device', device(lead)],
      ['Robot check', captcha(lead)],
      ['Unusual', lead.suspicionReasons.map(oneLine).join('; ')],
      ['Request', text('id')],
    ]),
  }
}

type Row = readonly [label: string, value: string, href?: string]

function present(rows: readonly Row[]): Fact[] {
  return rows.flatMap(([label, value, href]) =>
    value === '' ? [] : [{ label, value, ...(href !== undefined && { href }) }],
  )
}

function warnings(lead: Lead, now: number, received: string): string[] {
  return [
    ...(now - Date.parse(lead.created_at) > LATE_MS
      ? [`This mail is late: the request came in ${received}`]
      : []),
    ...(lead.verification === 'unverified'
      ? ['We could not check that a person sent this. Call before you drive.']
      : []),
    ...(lead.suspicion > 0 && lead.suspicionReasons.length > 0
      ? [`Unusual, call before you drive: ${lead.suspicionReasons.map(oneLine).join('; ')}`]
      : []),
  ]
}

const streetOf = (lead: Lead): string => oneLine(withoutUnit(lead.address, lead.unit_number))

function mapHref(query: string): string {
  return `https://maps.google.com/?q=${encodeURIComponent(query)}`
}

function location(lead: Lead): Row[] {
  const at = lead.visitor_info?.geolocation
  if (!at) return []
  const point = `${at.latitude},${at.longitude}`
  return [['Phone was at', oneLine(point), mapHref(oneLine(point))]]
}

const yesNo = (question: string, answer: boolean | undefined): string[] =>
  answer === undefined ? [] : [`${question}: ${answer ? 'yes' : 'no'}`]

function vehicle(lead: Lead): string {
  const info = lead.vehicle_info
  if (!info) return ''
  return [
    oneLine([info.year, info.make, info.model].join(' ')),
    ...yesNo('All keys lost', info.all_keys_lost),
    ...yesNo('Has an unused key', info.has_unused_key),
  ]
    .filter((line) => line !== '')
    .join('\n')
}

function source(lead: Lead): string {
  const from = lead.traffic_source
  if (!from) return ''
  return [from.source, from.medium, from.campaign, from.keyword]
    .map(oneLine)
    .filter((part) => part !== '')
    .join(' / ')
}

function device(lead: Lead): string {
  const info = lead.visitor_info
  if (!info) return ''
  const browser = oneLine(`${info.browser} ${info.browserVersion}`)
  return oneLine(`${info.deviceType}, ${browser} on ${info.operatingSystem}`)
}

function captcha(lead: Lead): string {
  return `${lead.verification} (${lead.captchaProvider})`
}

const TIME_FORMAT = new Intl.DateTimeFormat('en-US', {
  timeZone: TIME_ZONE,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

function localTime(iso: string): string {
  // The formatter's own narrow spaces would force an encoding on the whole text.
  return TIME_FORMAT.format(new Date(iso)).replace(/\s/g, ' ')
}

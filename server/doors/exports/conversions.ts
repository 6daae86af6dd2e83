/**
 * Lines of the conversion files that ad platforms fetch: jobs that were paid, by the click
 * that brought them.
 */
import { isCompleted, storedLeadStatus } from '#domain/lead/lifecycle.ts'
import { createHash } from 'node:crypto'
import { CURRENCY } from '#domain/lead/money.ts'
import type { ClickId } from '#domain/sources/campaign.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { internationalNumber } from '#domain/phone/phone.ts'
import type { Lead } from '#server/db/tables/lead.ts'

/** Both platforms accept conversions until 90 days after the click. */
export const CONVERSION_WINDOW_MS = 90 * DAY_MS

const MICROSOFT_CONVERSION = 'Paid job'

/** Click ids are typed by anybody; no other character can be part of one, so none needs quotes. */
const CLICK_ID_PATTERN = /^[\w.~-]+$/

/** A platform's file. */
interface ConversionFile {
  readonly titles: readonly string[]
  /** Returns the cells of a paid lead; `null` if it did not come from this platform's ads. */
  readonly cells: (lead: Lead, paidCents: number) => readonly string[] | null
}

export const CONVERSION_FILES = {
  /**
   * For the file source of Google's Data Manager; phone and mail are hashed as its customer data
   * policy asks.
   */
  google: {
    titles: [
      'gclid',
      'gbraid',
      'wbraid',
      'conversion_time',
      'conversion_value',
      'currency_code',
      'order_id',
      'phone_number_sha256',
      'email_sha256',
    ],
    cells(lead, paidCents) {
      const wbraid = clickId(lead, 'wbraid')
      // Google refuses a line with both of the last two.
      const gbraid = wbraid === '' ? clickId(lead, 'gbraid') : ''
      const ids = [clickId(lead, 'gclid'), gbraid, wbraid]
      const { source, medium } = lead.traffic_source ?? {}
      const isPaidClick = source === 'google' && medium === 'cpc'
      if (ids.every((id) => id === '') && !isPaidClick) return null
      return [
        ...ids,
        new Date(lead.created_at).toISOString().replace(/\.\d+Z$/, '+00:00'),
        dollars(paidCents),
        CURRENCY,
        lead.id,
        hashOf(internationalNumber(lead.phone) ?? ''),
        hashOf(googlesAddress(lead.email ?? '')),
      ]
    },
  },
  /** For the scheduled import of Microsoft Advertising; its times are UTC. */
  microsoft: {
    titles: [
      'Microsoft Click Id',
      'Conversion Name',
      'Conversion Time',
      'Conversion Value',
      'Conversion Currency',
    ],
    cells(lead, paidCents) {
      const id = clickId(lead, 'msclkid')
      if (id === '') return null
      const time = microsoftTime(new Date(lead.created_at))
      return [id, MICROSOFT_CONVERSION, time, dollars(paidCents), CURRENCY]
    },
  },
} as const satisfies Readonly<Record<string, ConversionFile>>

/** Writes the file of the leads that are done and paid. */
export async function conversionCsv(
  { titles, cells }: ConversionFile,
  leads: AsyncIterable<Lead>,
): Promise<string> {
  const lines = [titles.join(',')]
  for await (const lead of leads) {
    const { paidCents } = lead.payment
    // A lead that was reopened is not done.
    if (!isCompleted(storedLeadStatus(lead.status)) || paidCents === null || paidCents <= 0)
      continue
    const line = cells(lead, paidCents)
    if (line !== null) lines.push(line.join(','))
  }
  return `${lines.join('\r\n')}\r\n`
}

function clickId({ traffic_source: from }: Lead, name: ClickId): string {
  const id = from?.[name] ?? ''
  return CLICK_ID_PATTERN.test(id) ? id : ''
}

const dollars = (cents: number): string => (cents / 100).toFixed(2)

/** Returns the SHA-256 of a text in hexadecimal, as both platforms expect; '' for none. */
const hashOf = (text: string): string =>
  text === '' ? '' : createHash('sha256').update(text).digest('hex')

/**
 * Returns a mail address as Google normalizes it before hashing
 * (https://developers.google.com/data-manager/api/devguides/concepts/formatting): in Gmail, dots and
 * what follows a plus sign lead to the same mailbox.
 */
function googlesAddress(email: string): string {
  const address = email.trim().toLowerCase()
  const gmail = /^([^@]+)@(gmail\.com|googlemail\.com)$/.exec(address)
  if (gmail === null) return address
  const [, user = '', domain = ''] = gmail
  const [mailbox = ''] = user.split('+')
  return `${mailbox.replaceAll('.', '')}@${domain}`
}

/** Returns `4/1/2020 6:50:54 PM`. */
function microsoftTime(at: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  const hour = at.getUTCHours()
  const day = [at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCFullYear()].join('/')
  const time = [hour % 12 || 12, two(at.getUTCMinutes()), two(at.getUTCSeconds())].join(':')
  return `${day} ${time} ${hour < 12 ? 'AM' : 'PM'}`
}

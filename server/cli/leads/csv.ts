import { keptAsText } from '#server/leads/facts/csv-line.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { formatAppointment } from '#domain/time/appointment.ts'
import { ENGLISH_LABELS } from '#copy/en/field-labels.ts'
import type { FieldsFor } from '#domain/submission/fields.ts'
import { columnText, type TextColumn, unplacedTexts } from '#server/leads/facts/column-text.ts'
import type { Lead } from '#server/store/lead.ts'
import { formatLocalMinute } from '../terminal/format.ts'
import { townName } from './town-name.ts'

/** The fields of a lead that the spreadsheet may hold. */
type SpreadsheetLead = Pick<
  Lead,
  | (FieldsFor<'spreadsheet'> & keyof Lead)
  | 'captchaProvider'
  | 'suspicionReasons'
  | 'mail'
  | 'payment'
>

type CsvColumn = readonly [
  title: string,
  cell: (TextColumn & FieldsFor<'spreadsheet'>) | ((lead: SpreadsheetLead) => string),
]

const CONTACT_COLUMNS: readonly CsvColumn[] = [
  ['Received', (lead) => formatLocalMinute(Date.parse(lead.created_at))],
  ['Timeframe', 'timeframe'],
  ['Service', 'service'],
  ['Name', 'name'],
  ['Phone', 'phone'],
  ['Email', 'email'],
  ['Address', 'address'],
  ['Unit', 'unit_number'],
]

const DETAIL_COLUMNS: readonly CsvColumn[] = [
  ['Town', townName],
  ['Vehicle year', (lead) => lead.vehicle_info?.year ?? ''],
  ['Vehicle make', (lead) => lead.vehicle_info?.make ?? ''],
  ['Vehicle model', (lead) => lead.vehicle_info?.model ?? ''],
  ['All keys lost', (lead) => yesNo(lead.vehicle_info?.all_keys_lost)],
  ['Has unused key', (lead) => yesNo(lead.vehicle_info?.has_unused_key)],
  ['Notes', 'notes'],
  ['Status', 'status'],
  ['Source', (lead) => lead.traffic_source?.source ?? ''],
  ['Medium', (lead) => lead.traffic_source?.medium ?? ''],
  ['Campaign', (lead) => lead.traffic_source?.campaign ?? ''],
  ['Keyword', (lead) => lead.traffic_source?.keyword ?? ''],
  ['Google click', (lead) => lead.traffic_source?.gclid ?? ''],
  ['Google click, app (gbraid)', (lead) => lead.traffic_source?.gbraid ?? ''],
  ['Google click, web (wbraid)', (lead) => lead.traffic_source?.wbraid ?? ''],
  ['Microsoft click', (lead) => lead.traffic_source?.msclkid ?? ''],
  ['Facebook click', (lead) => lead.traffic_source?.fbclid ?? ''],
  ['Pages visited', (lead) => (lead.traffic_source?.click_path ?? []).join(' > ')],
  ['Sent from', 'source_url'],
  ['Device', (lead) => lead.visitor_info?.deviceType ?? ''],
  ['Browser', (lead) => lead.visitor_info?.browser ?? ''],
  ['System', (lead) => lead.visitor_info?.operatingSystem ?? ''],
  ['Phone was at', location],
  ['Robot check', (lead) => `${lead.verification} (${lead.captchaProvider})`],
  ['Unusual, points', (lead) => String(lead.suspicion)],
  ['Unusual', (lead) => lead.suspicionReasons.join('; ')],
  ['Mail', (lead) => lead.mail.state],
  ['Mail sent', (lead) => (lead.mail.sentAt === null ? '' : formatLocalMinute(lead.mail.sentAt))],
  ['Received (UTC)', (lead) => lead.created_at],
  ['ID', 'id'],
  ['Appointment', (lead) => formatAppointment(lead, 'en')],
  ['Price agreed', ({ payment }) => dollars(payment.agreedCents)],
  ['Price paid', ({ payment }) => dollars(payment.paidCents)],
  ['Paid by', ({ payment }) => payment.method ?? ''],
  ['Payment note', ({ payment }) => payment.note ?? ''],
]

const PLACED_FIELDS = [...CONTACT_COLUMNS, ...DETAIL_COLUMNS].flatMap(([, cell]) =>
  typeof cell === 'string' ? [cell] : [],
)

/** Who and where first, how the visitor came last; an added field follows the address. */
const CSV_COLUMNS: readonly CsvColumn[] = [
  ...CONTACT_COLUMNS,
  ...unplacedTexts('spreadsheet', PLACED_FIELDS).map((name): CsvColumn => [
    ENGLISH_LABELS[name],
    name,
  ]),
  ...DETAIL_COLUMNS,
]

export const CSV_TITLES = CSV_COLUMNS.map(([title]) => title)

/** Returns the cells of one lead; only multi-line fields keep their line breaks. */
export function csvCells(lead: Lead): readonly string[] {
  return CSV_COLUMNS.map(([, cell]) =>
    typeof cell === 'string' ? keptAsText(columnText(lead, cell)) : cleanLine(cell(lead)),
  )
}

/** Without a currency sign, so that a spreadsheet reads a number. */
const dollars = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2))

function yesNo(answer: boolean | undefined): string {
  return answer === undefined ? '' : answer ? 'yes' : 'no'
}

function location({ visitor_info }: SpreadsheetLead): string {
  const at = visitor_info?.geolocation
  return at ? `${at.latitude}, ${at.longitude}` : ''
}

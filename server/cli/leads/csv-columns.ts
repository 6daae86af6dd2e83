import { columnsWhere, type SpreadsheetColumn } from '#domain/submission/fields.ts'
import { toSingleLine } from '#server/mail/clean-text.ts'
import { columnText, OTHER_TEXT_COLUMNS, type TextColumn } from '#server/mail/column-text.ts'
import type { Lead } from '#server/store/store.ts'
import { formatLocalMinute } from '../terminal/format-time.ts'
import { townOfAddress } from '#domain/town-of-address.ts'

/** The fields of a lead that a spreadsheet may contain: no captcha token and no data about the sender. */
type SpreadsheetLead = Pick<
  Lead,
  (SpreadsheetColumn & keyof Lead) | 'captchaProvider' | 'suspicionReasons' | 'mail'
>

const SPREADSHEET_COLUMNS: ReadonlySet<string> = new Set(
  columnsWhere(({ goes }) => goes.includes('sheet')),
)

/** Columns of the spreadsheet: what the staff needs first, tracking data last. */
const CSV_COLUMNS: readonly (readonly [
  title: string,
  cell: TextColumn | ((lead: SpreadsheetLead) => string),
])[] = [
  ['Received', (lead) => formatLocalMinute(Date.parse(lead.created_at))],
  ['Timeframe', 'timeframe'],
  ['Service', 'service'],
  ['Name', 'name'],
  ['Phone', 'phone'],
  ['Email', 'email'],
  ['Address', 'address'],
  ['Unit', 'unit_number'],
  ...OTHER_TEXT_COLUMNS.filter(([, name]) => SPREADSHEET_COLUMNS.has(name)),
  ['Town', (lead) => townOfAddress(lead.address)],
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
]

export const CSV_TITLES = CSV_COLUMNS.map(([title]) => title)

/** Returns the cells of one lead; only multi-line fields keep their line breaks. */
export function csvCells(lead: Lead): readonly string[] {
  return CSV_COLUMNS.map(([, cell]) =>
    typeof cell === 'string' ? columnText(lead, cell) : toSingleLine(cell(lead)),
  )
}

function yesNo(answer: boolean | undefined): string {
  return answer === undefined ? '' : answer ? 'yes' : 'no'
}

function location({ visitor_info }: SpreadsheetLead): string {
  const at = visitor_info?.geolocation
  return at ? `${at.latitude}, ${at.longitude}` : ''
}

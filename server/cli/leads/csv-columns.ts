import { columnsThat, type SheetColumn } from '#domain/columns.ts'
import { oneLine } from '#server/mail/clean.ts'
import { columnText, OTHER_TEXTS, type TextColumn } from '#server/mail/column-text.ts'
import type { Lead } from '#server/store/store.ts'
import { localMinute } from '../terminal/time.ts'
import { townOf } from '#domain/town.ts'

/** Of a request what may be in a spreadsheet: no proof of the captcha, nothing of who sent it when. */
type SheetLead = Pick<
  Lead,
  (SheetColumn & keyof Lead) | 'captchaProvider' | 'suspicionReasons' | 'mail'
>

const IN_THE_SHEET: ReadonlySet<string> = new Set(columnsThat(({ goes }) => goes.includes('sheet')))

/** The columns of the spreadsheet: what somebody calls first, how the visitor came last. */
const CELLS: readonly (readonly [
  title: string,
  cell: TextColumn | ((lead: SheetLead) => string),
])[] = [
  ['Received', (lead) => localMinute(Date.parse(lead.created_at))],
  ['Timeframe', 'timeframe'],
  ['Service', 'service'],
  ['Name', 'name'],
  ['Phone', 'phone'],
  ['Email', 'email'],
  ['Address', 'address'],
  ['Unit', 'unit_number'],
  ...OTHER_TEXTS.filter(([, name]) => IN_THE_SHEET.has(name)),
  ['Town', (lead) => townOf(lead.address)],
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
  ['Mail sent', (lead) => (lead.mail.sentAt === null ? '' : localMinute(lead.mail.sentAt))],
  ['Received (UTC)', (lead) => lead.created_at],
  ['ID', 'id'],
]

export const CSV_TITLES = CELLS.map(([title]) => title)

/** The cells of one request; only what has several lines by its nature keeps them. */
export function csvCells(lead: Lead): readonly string[] {
  return CELLS.map(([, cell]) =>
    typeof cell === 'string' ? columnText(lead, cell) : oneLine(cell(lead)),
  )
}

function yesNo(answer: boolean | undefined): string {
  return answer === undefined ? '' : answer ? 'yes' : 'no'
}

function location({ visitor_info }: SheetLead): string {
  const at = visitor_info?.geolocation
  return at ? `${at.latitude}, ${at.longitude}` : ''
}

import { oneLine, prose } from '#server/mail/clean.ts'
import type { Lead } from '#server/store/store.ts'
import { localMinute } from '../terminal/time.ts'
import { townOf } from '#domain/town.ts'

/** The columns of the spreadsheet: what somebody calls first, how the visitor came last. */
const COLUMNS: readonly (readonly [title: string, cell: (lead: Lead) => string])[] = [
  ['Received', (lead) => localMinute(Date.parse(lead.created_at))],
  ['Timeframe', (lead) => lead.timeframe],
  ['Service', (lead) => lead.service],
  ['Name', (lead) => lead.name],
  ['Phone', (lead) => lead.phone],
  ['Email', (lead) => lead.email ?? ''],
  ['Address', (lead) => lead.address],
  ['Unit', (lead) => lead.unit_number ?? ''],
  ['Gate code', (lead) => lead.gate_code ?? ''],
  ['Town', (lead) => townOf(lead.address)],
  ['Vehicle year', (lead) => lead.vehicle_info?.year ?? ''],
  ['Vehicle make', (lead) => lead.vehicle_info?.make ?? ''],
  ['Vehicle model', (lead) => lead.vehicle_info?.model ?? ''],
  ['All keys lost', (lead) => yesNo(lead.vehicle_info?.all_keys_lost)],
  ['Has unused key', (lead) => yesNo(lead.vehicle_info?.has_unused_key)],
  ['Notes', (lead) => lead.notes ?? ''],
  ['Status', (lead) => lead.status],
  ['Source', (lead) => lead.traffic_source?.source ?? ''],
  ['Medium', (lead) => lead.traffic_source?.medium ?? ''],
  ['Campaign', (lead) => lead.traffic_source?.campaign ?? ''],
  ['Keyword', (lead) => lead.traffic_source?.keyword ?? ''],
  ['Google click', (lead) => lead.traffic_source?.gclid ?? ''],
  ['Pages visited', (lead) => (lead.traffic_source?.click_path ?? []).join(' > ')],
  ['Sent from', (lead) => lead.source_url],
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
  ['ID', (lead) => lead.id],
]

export const CSV_TITLES = COLUMNS.map(([title]) => title)

/** The cells of one request; only notes keep their lines. */
export function csvCells(lead: Lead): readonly string[] {
  return COLUMNS.map(([title, cell]) => {
    const text = cell(lead)
    return title === 'Notes' ? prose(text) : oneLine(text)
  })
}

function yesNo(answer: boolean | undefined): string {
  return answer === undefined ? '' : answer ? 'yes' : 'no'
}

function location({ visitor_info }: Lead): string {
  const at = visitor_info?.geolocation
  return at ? `${at.latitude}, ${at.longitude}` : ''
}

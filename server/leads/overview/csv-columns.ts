/** The columns of a spreadsheet of leads, for the board's download and for the command. */

import { serviceName } from '#server/leads/facts/service-name.ts'
import { serviceOptions } from '#domain/services/services.ts'
import { TIMEFRAME_NAMES } from '#copy/server/service-names.ts'
import { PAYMENT_MESSAGES } from '#copy/server/payment.ts'
import { STATUS_MESSAGES } from '#copy/server/board-status.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import {
  FIELD_TITLES,
  LEAD_COLUMN_NAMES,
  LEAD_COLUMN_TITLES,
  MAIL_STATES_SPANISH,
  type LeadColumnName,
  YES_NO,
} from '#copy/server/csv-columns.ts'
import { business } from '#domain/business/business.ts'
import { localDateTime } from '#domain/staff/on-call/shift.ts'
import { FIELDS, type FieldDefinition, type FieldsFor } from '#domain/submission/fields.ts'
import type { Language } from '#domain/text/language.ts'
import { formatAppointment } from '#domain/time/appointment.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import { columnText, type TextColumn, unplacedTexts } from '../facts/column-text.ts'
import { askedText } from '../facts/fact-definitions.ts'
import { keptAsText } from '../facts/csv-line.ts'
import type { CountedLead } from './counted-leads.ts'
import { UNKNOWN_TOWN } from './group-names.ts'
import { cleanLine } from '#domain/text/clean-text.ts'

/** The fields of a lead that the spreadsheet may hold. */
type SpreadsheetLead = Pick<
  Lead,
  | (FieldsFor<'spreadsheet'> & keyof Lead)
  | 'captchaProvider'
  | 'suspicionReasons'
  | 'mail'
  | 'payment'
  | 'asked'
>

/** A lead with what became of it. */
export interface ExportedLead {
  readonly lead: Lead
  readonly outcome: Pick<CountedLead, 'at' | 'assignee' | 'acceptedAt' | 'loss'>
}

type PlacedField = TextColumn & FieldsFor<'spreadsheet'>

interface Exported extends Omit<ExportedLead, 'lead'> {
  readonly lead: SpreadsheetLead
  readonly language: Language
}

const isVerified = ({ verification }: { readonly verification: string }): boolean =>
  verification === 'verified'

/** Without a currency sign, so that a spreadsheet reads a number. */
const dollars = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2))

/** One of a later release has no words yet. */
const methodText = (method: string | null, language: Language): string => {
  const methods: Readonly<Record<string, string>> = PAYMENT_MESSAGES[language].methods
  return method === null ? '' : (methods[method] ?? method)
}

const yesNo = (answer: boolean | undefined, language: Language): string =>
  answer === undefined ? '' : YES_NO[language][answer ? 'yes' : 'no']

/** Such as 2026-11-20 18:30, which sorts and which spreadsheets recognize. */
const minute = (at: number): string => localDateTime(at, business.timeZone).replace('T', ' ')

const visit =
  (name: keyof NonNullable<Lead['traffic_source']>) =>
  ({ lead }: Exported) =>
    String(lead.traffic_source?.[name] ?? '')

const CELLS: Readonly<Record<LeadColumnName, PlacedField | ((exported: Exported) => string)>> = {
  received: ({ lead }) => minute(Date.parse(lead.created_at)),
  timeframe: ({ lead, language }) =>
    language === 'en'
      ? cleanLine(lead.timeframe)
      : (TIMEFRAME_NAMES[language][lead.timeframe] ?? cleanLine(lead.timeframe)),
  service: ({ lead, language }) =>
    serviceOptions().includes(lead.service)
      ? serviceName(lead.service, language)
      : cleanLine(lead.service),
  name: 'name',
  phone: 'phone',
  email: 'email',
  address: 'address',
  unit: 'unit_number',
  town: ({ lead, language }) =>
    lead.town?.name ??
    (language === 'en' ? UNKNOWN_TOWN : BOARD_MESSAGES[language].overview.elsewhere),
  vehicleYear: ({ lead }) => lead.vehicle_info?.year ?? '',
  vehicleMake: ({ lead }) => lead.vehicle_info?.make ?? '',
  vehicleModel: ({ lead }) => lead.vehicle_info?.model ?? '',
  allKeysLost: ({ lead, language }) => yesNo(lead.vehicle_info?.all_keys_lost, language),
  unusedKey: ({ lead, language }) => yesNo(lead.vehicle_info?.has_unused_key, language),
  notes: 'notes',
  status: ({ lead, language }) =>
    language === 'en' ? lead.status : STATUS_MESSAGES[language][lead.status].state,
  source: visit('source'),
  medium: visit('medium'),
  campaign: visit('campaign'),
  keyword: visit('keyword'),
  gclid: visit('gclid'),
  gbraid: visit('gbraid'),
  wbraid: visit('wbraid'),
  msclkid: visit('msclkid'),
  fbclid: visit('fbclid'),
  clickPath: ({ lead }) => (lead.traffic_source?.click_path ?? []).join(' > '),
  sourceUrl: 'source_url',
  device: ({ lead }) => lead.visitor_info?.deviceType ?? '',
  browser: ({ lead }) => lead.visitor_info?.browser ?? '',
  system: ({ lead }) => lead.visitor_info?.operatingSystem ?? '',
  location: ({ lead }) => {
    const at = lead.visitor_info?.geolocation
    return at ? `${at.latitude}, ${at.longitude}` : ''
  },
  verification: ({ lead, language }) =>
    language === 'en'
      ? `${lead.verification} (${lead.captchaProvider})`
      : yesNo(isVerified(lead), language),
  suspicion: ({ lead }) => String(lead.suspicion),
  suspicionReasons: ({ lead }) => lead.suspicionReasons.join('; '),
  mail: ({ lead, language }) =>
    language === 'en' ? lead.mail.state : MAIL_STATES_SPANISH[lead.mail.state],
  mailSent: ({ lead }) => (lead.mail.sentAt === null ? '' : minute(lead.mail.sentAt)),
  receivedUtc: ({ lead }) => lead.created_at,
  id: 'id',
  appointment: ({ lead, language }) => formatAppointment(lead, language),
  priceAgreed: ({ lead }) => dollars(lead.payment.agreedCents),
  pricePaid: ({ lead }) => dollars(lead.payment.paidCents),
  paidBy: ({ lead, language }) => methodText(lead.payment.method, language),
  paymentNote: ({ lead }) => lead.payment.note ?? '',
  takenBy: ({ outcome: { assignee } }) =>
    assignee === null ? '' : (assignee.name ?? business.name),
  minutesUntilTaken: ({ outcome: { at, acceptedAt } }) =>
    acceptedAt === null ? '' : String(Math.round((acceptedAt - at) / MINUTE_MS)),
  loss: ({ outcome: { loss }, language }) =>
    loss === null ? '' : BOARD_MESSAGES[language].overview.losses[loss],
  asked: ({ lead, language }) => askedText(lead, language).replaceAll('\n', '; '),
}

/** Fields of the table without a column of their own, such as a new one, follow this column. */
const ADDED_AFTER: LeadColumnName = 'unit'

/** With the fields that are worded. */
const PLACED_FIELDS = [
  'timeframe',
  'service',
  'status',
  ...Object.values(CELLS).filter((cell) => typeof cell === 'string'),
]

const isSecret = (name: TextColumn): boolean =>
  (FIELDS[name] as FieldDefinition).privacy === 'secret'

/**
 * Returns the titles, and the cells of a lead; only multi-line fields keep their line breaks.
 * @param options.showsSecrets whether gate codes are among them: the board shows one only on request
 */
export function leadColumns(options: {
  readonly language: Language
  readonly showsSecrets: boolean
}) {
  const { language, showsSecrets } = options
  const added = unplacedTexts('spreadsheet', PLACED_FIELDS).filter(
    (name) => showsSecrets || !isSecret(name),
  )
  const columns = LEAD_COLUMN_NAMES.flatMap((name) => [
    { title: LEAD_COLUMN_TITLES[language][name], cell: CELLS[name] },
    ...(name === ADDED_AFTER ? added : []).map((field) => ({
      title: FIELD_TITLES[language][field],
      cell: field,
    })),
  ])
  return {
    titles: columns.map(({ title }) => title),
    cells: ({ lead, outcome }: ExportedLead): readonly string[] =>
      columns.map(({ cell }) =>
        typeof cell === 'string'
          ? keptAsText(columnText(lead, cell))
          : cleanLine(cell({ lead, outcome, language })),
      ),
  }
}

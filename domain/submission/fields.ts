import type { PageMetrics, TrafficSource, VehicleInfo, VisitorInfo } from './input.ts'

/**
 * What a stored request holds, once: reading, cleaning, storing, answering, exporting and
 * telling it in mails go by this table (R50, R60, R61).
 */

/** Who may write it: a visitor by typing, the page without being asked, or the server alone. */
type Writer = 'visitor' | 'page' | 'server'

/**
 * What it is, and so how it is cleaned where it comes in: a text of one line or of several, the
 * path of a page, the one word that is allowed, a time (ISO 8601, UTC), a number. The rest is JSON.
 */
export type ColumnFormat = 'line' | 'prose' | 'path' | 'word' | 'time' | 'number' | JsonFormat
type JsonFormat = 'vehicle' | 'facts' | 'signs'

/** 'optional' is null where nothing was given. */
type Requirement = 'required' | 'optional'

/** Where it may go: back to whoever sent it, into the owner's spreadsheet, into a line of the log. */
type Destination = 'answer' | 'sheet' | 'log'

function column<
  const By extends Writer,
  const Is extends ColumnFormat,
  const Must extends Requirement,
  const To extends readonly Destination[],
>(writer: By, form: Is, need: Must, ...goes: To) {
  return { writer, form, need, goes }
}

/** In the order of the table. One that is added is optional: rows and servers of before have none. */
export const COLUMNS = {
  id: column('server', 'line', 'required', 'answer', 'sheet', 'log'),
  created_at: column('server', 'time', 'required', 'answer', 'sheet', 'log'),
  type: column('page', 'word', 'required', 'answer', 'log'),
  status: column('page', 'word', 'required', 'answer', 'sheet', 'log'),
  name: column('visitor', 'line', 'required', 'answer', 'sheet'),
  phone: column('visitor', 'line', 'required', 'answer', 'sheet'),
  email: column('visitor', 'line', 'optional', 'answer', 'sheet'),
  address: column('visitor', 'line', 'required', 'answer', 'sheet'),
  unit_number: column('visitor', 'line', 'optional', 'answer', 'sheet'),
  gate_code: column('visitor', 'line', 'optional', 'answer', 'sheet'),
  service: column('visitor', 'line', 'required', 'answer', 'sheet'),
  timeframe: column('visitor', 'line', 'required', 'answer', 'sheet', 'log'),
  notes: column('visitor', 'prose', 'optional', 'answer', 'sheet'),
  source_url: column('page', 'path', 'required', 'answer', 'sheet'),
  recaptcha_token: column('page', 'line', 'required', 'answer'),
  vehicle_info: column('visitor', 'vehicle', 'optional', 'answer', 'sheet'),
  visitor_info: column('page', 'facts', 'optional', 'answer', 'sheet'),
  traffic_source: column('page', 'facts', 'optional', 'answer', 'sheet'),
  page_metrics: column('page', 'facts', 'optional', 'answer'),
  verification: column('server', 'line', 'required', 'sheet', 'log'),
  captcha_provider: column('server', 'line', 'required', 'sheet', 'log'),
  suspicion: column('server', 'number', 'required', 'sheet', 'log'),
  suspicion_reasons: column('server', 'signs', 'required', 'sheet', 'log'),
  idempotency_key: column('server', 'line', 'optional'),
  token_hash: column('server', 'line', 'optional'),
} as const

type Table = typeof COLUMNS

/** The columns of which all of `Facts` is true. */
export type ColumnsWhere<Facts> = {
  [Name in keyof Table]: Table[Name] extends Facts ? Name : never
}[keyof Table]

export type SubmissionColumn = keyof Table

/** What is answered to whoever sent a request. */
export type AnsweredColumn = {
  [Name in keyof Table]: 'answer' extends Table[Name]['goes'][number] ? Name : never
}[keyof Table]

/** What the owner's spreadsheet may show. */
export type SpreadsheetColumn = {
  [Name in keyof Table]: 'sheet' extends Table[Name]['goes'][number] ? Name : never
}[keyof Table]

/** What only the server writes; `type` names a request of its own too. */
interface JsonColumnTypes {
  readonly type: 'booking' | 'canary'
  readonly vehicle_info: VehicleInfo
  readonly visitor_info: VisitorInfo
  readonly traffic_source: TrafficSource
  readonly page_metrics: PageMetrics
}

/** A recorded request as it is answered to whoever sent it. */
export type Submission = {
  readonly [Name in AnsweredColumn]:
    | (Name extends keyof JsonColumnTypes ? JsonColumnTypes[Name] : string)
    | (Table[Name]['need'] extends 'optional' ? null : never)
}

/** All columns, in the order of the table. */
export const SUBMISSION_COLUMNS = Object.keys(COLUMNS) as readonly SubmissionColumn[]

/** Those that are answered, in the order of the table. */
export const ANSWERED_COLUMNS = columnsWhere(({ goes }) =>
  goes.includes('answer'),
) as readonly AnsweredColumn[]

/** What one may know of a column before its type is known. */
interface ColumnDefinition {
  readonly writer: Writer
  readonly form: ColumnFormat
  readonly need: Requirement
  readonly goes: readonly Destination[]
}

/** Names of the columns of which this is true, in the order of the table. */
export function columnsWhere(
  matches: (column: ColumnDefinition) => boolean,
): readonly SubmissionColumn[] {
  return SUBMISSION_COLUMNS.filter((name) => matches(COLUMNS[name]))
}

type VisitorTextColumn = ColumnsWhere<{ writer: 'visitor'; form: 'line' | 'prose' }>

/** Texts that visitors type, in the order of the table. */
export const VISITOR_TEXT_COLUMNS = columnsWhere(
  ({ writer, form }) => writer === 'visitor' && (form === 'line' || form === 'prose'),
) as readonly VisitorTextColumn[]

/** A row's optional columns when a sender gave nothing. */
export const EMPTY_OPTIONAL_COLUMNS = Object.fromEntries(
  ANSWERED_COLUMNS.filter((name) => COLUMNS[name].need === 'optional').map((name) => [name, null]),
) as { readonly [Name in AnsweredColumn & ColumnsWhere<{ need: 'optional' }>]: null }

const JSON_FORMATS: readonly ColumnFormat[] = [
  'vehicle',
  'facts',
  'signs',
] satisfies readonly JsonFormat[]
const JSON_COLUMNS: ReadonlySet<string> = new Set(
  columnsWhere(({ form }) => JSON_FORMATS.includes(form)),
)

/** True for a column that holds JSON: SQLite keeps it as text, PostgreSQL as jsonb. */
export function isJson(name: SubmissionColumn): boolean {
  return JSON_COLUMNS.has(name)
}

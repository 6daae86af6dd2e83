import type { PageMetrics, TrafficSource, VehicleInfo, VisitorInfo } from './input.ts'

/**
 * The columns of a stored submission, in one table (R50). Reading, cleaning, storing, answering
 * and every output choose fields by it (`field-lists.ts`). A field that the visitor types has its
 * label (`field-labels-*.ts`) and its rule (`rules.ts`) under its own name.
 */

/** Who writes a field: the visitor, the page, the server, or the server for itself alone. */
type Writer = 'visitor' | 'page' | 'server' | 'internal'

/**
 * Type, and so how the field is read and cleaned: text of one line or of several, the path of a
 * page, the one allowed word, a time (ISO 8601, UTC), a number. The rest is JSON.
 */
export type FieldType = 'line' | 'prose' | 'path' | 'word' | 'time' | 'number' | JsonType
type JsonType = 'vehicle' | 'facts' | 'reasons'

/** An optional field is null if nothing was given. */
type Requirement = 'required' | 'optional'

/** `secret`: opens a door. Staff see it only after they ask for it, which is recorded. */
type PrivacyClass = 'public' | 'contact' | 'location' | 'technical' | 'secret'

/**
 * Who may be shown a field; nobody who is not named.
 * - `sender`: the answer to the request that sent it
 * - `staffMail`, `board`, `assignee`: staff, by mail, on the board, on the page behind a take link
 * - `notice`: notices of the alarm, spoken or written; of the address the town only
 * - `statusPage`: anybody who has the link; of name and address the initial and the town only
 * - `export`, `spreadsheet`: the owner's commands, the second as CSV
 * - `log`: log lines
 */
export type Audience = (typeof EVERYBODY)[number] | 'log'

const STAFF = ['staffMail', 'board', 'assignee'] as const
const OWNER = ['export', 'spreadsheet'] as const
const LINKS = ['notice', 'statusPage'] as const
/** The sender, staff and the owner, but nobody who only has a link. */
const KNOWN = ['sender', ...STAFF, ...OWNER] as const
const EVERYBODY = [...KNOWN, ...LINKS] as const
const CHECK = [...STAFF, ...OWNER, 'log'] as const

function field<
  const By extends Writer,
  const Is extends FieldType,
  const Need extends Requirement,
  const To extends readonly Audience[],
>(writer: By, type: Is, need: Need, privacy: PrivacyClass, ...audiences: To) {
  return { writer, type, need, privacy, audiences }
}

/** In the order of the SQL table. An added field is optional: earlier rows and servers lack it. */
export const FIELDS = {
  id: field('server', 'line', 'required', 'technical', ...EVERYBODY, 'log'),
  created_at: field('server', 'time', 'required', 'public', ...KNOWN, 'notice', 'log'),
  type: field('page', 'word', 'required', 'technical', 'sender', ...LINKS, 'export', 'log'),
  status: field('page', 'word', 'required', 'public', ...EVERYBODY, 'log'),
  name: field('visitor', 'line', 'required', 'contact', ...KNOWN, 'statusPage'),
  phone: field('visitor', 'line', 'required', 'contact', ...KNOWN),
  email: field('visitor', 'line', 'optional', 'contact', ...KNOWN),
  address: field('visitor', 'line', 'required', 'location', ...EVERYBODY),
  unit_number: field('visitor', 'line', 'optional', 'location', 'sender', ...OWNER),
  gate_code: field('visitor', 'line', 'optional', 'secret', ...KNOWN),
  service: field('visitor', 'line', 'required', 'public', ...EVERYBODY),
  timeframe: field('visitor', 'line', 'required', 'public', ...KNOWN, 'notice', 'log'),
  notes: field('visitor', 'prose', 'optional', 'contact', ...KNOWN),
  source_url: field('page', 'path', 'required', 'technical', ...EVERYBODY),
  recaptcha_token: field('page', 'line', 'required', 'technical', 'sender', 'export'),
  vehicle_info: field('visitor', 'vehicle', 'optional', 'contact', ...KNOWN),
  visitor_info: field('page', 'facts', 'optional', 'location', ...KNOWN, 'notice'),
  traffic_source: field('page', 'facts', 'optional', 'technical', ...KNOWN, 'statusPage'),
  page_metrics: field('page', 'facts', 'optional', 'technical', 'sender', 'export'),
  verification: field('internal', 'line', 'required', 'technical', ...CHECK),
  captcha_provider: field('internal', 'line', 'required', 'technical', ...CHECK),
  suspicion: field('internal', 'number', 'required', 'technical', ...CHECK),
  suspicion_reasons: field('internal', 'reasons', 'required', 'technical', ...CHECK),
  idempotency_key: field('internal', 'line', 'optional', 'secret'),
  token_hash: field('internal', 'line', 'optional', 'secret'),
} as const

export type Fields = typeof FIELDS
export type FieldColumn = keyof Fields

/** The fields that have all these properties. */
export type FieldsWhere<Properties> = {
  [Name in FieldColumn]: Fields[Name] extends Properties ? Name : never
}[FieldColumn]

/** The fields that an audience may be shown. */
export type FieldsFor<To extends Audience> = {
  [Name in FieldColumn]: To extends Fields[Name]['audiences'][number] ? Name : never
}[FieldColumn]

interface StructuredTypes {
  readonly type: 'booking' | 'canary'
  readonly vehicle_info: VehicleInfo
  readonly visitor_info: VisitorInfo
  readonly traffic_source: TrafficSource
  readonly page_metrics: PageMetrics
}

/** A stored submission. What the server found out about it is added in `Lead`. */
export type Submission = {
  readonly [Name in FieldsWhere<{ writer: 'visitor' | 'page' | 'server' }>]:
    | (Name extends keyof StructuredTypes ? StructuredTypes[Name] : string)
    | (Fields[Name]['need'] extends 'optional' ? null : never)
}

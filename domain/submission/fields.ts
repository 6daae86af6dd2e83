/**
 * The columns of a stored submission, in one table. Intake, storage, responses and every
 * output select fields by it (`field-lists.ts`). A field that the visitor types has its label
 * (`field-labels.ts` of `copy/en` and `copy/es`) and its rule (`rules.ts`) under its own name.
 */

import type { LeadStatus } from '../lead/lifecycle.ts'
import type { PageMetrics, TrafficSource, VehicleInfo, VisitorInfo } from './input.ts'

/** Who writes a field. `internal`: the server, for itself only; `staff`: later, on the board. */
type Writer = 'visitor' | 'page' | 'server' | 'internal' | 'staff'

/**
 * How the field is read and cleaned. `line`: text of one line; `prose`: of several; `path`: of a
 * page; `word`: the only allowed one; `time`: ISO 8601, UTC. The others are JSON.
 */
export type FieldType = 'line' | 'prose' | 'path' | 'word' | 'time' | 'number' | JsonType
type JsonType = 'vehicle' | 'tracking' | 'reasons'

/**
 * `secret`: gate codes and keys. Staff see a gate code only on request, which is recorded, or in the
 * mail if `gate_code_in_mail` is on.
 */
type PrivacyClass = 'public' | 'contact' | 'location' | 'technical' | 'secret'

/**
 * Who may be shown a field; no others.
 * - `sender`: the response to the request that sent it
 * - `staffMail`, `board`, `assignee`: staff, by mail, on the board, on the accept page
 * - `notice`: notices of the alarm, spoken or written; of address, location and visit the town only,
 *   of the vehicle year, make and model
 * - `statusPage`: anybody who has the link; of name and address the initial and the town only
 * - `export`, `spreadsheet`: the owner's commands, the second as CSV
 * - `log`: log lines
 */
export type Audience = (typeof ALL_AUDIENCES)[number] | 'log'

const STAFF = ['staffMail', 'board', 'assignee'] as const
const OWNER = ['export', 'spreadsheet'] as const
const LINKS = ['notice', 'statusPage'] as const
/** The sender, staff and the owner, but nobody who only has a link. */
const ALL_BUT_LINKS = ['sender', ...STAFF, ...OWNER] as const
const ALL_AUDIENCES = [...ALL_BUT_LINKS, ...LINKS] as const
const STAFF_OWNER_LOG = [...STAFF, ...OWNER, 'log'] as const

export interface FieldDefinition {
  readonly writer: Writer
  readonly type: FieldType
  /** The field is `null` if nothing was given. */
  readonly optional?: true
  readonly privacy: PrivacyClass
  readonly shownTo: readonly Audience[]
}

/** In the order of the SQL table. An added field is optional: earlier rows and servers lack it. */
// prettier-ignore
export const FIELDS = {
  id: { writer: 'server', type: 'line', privacy: 'technical', shownTo: [...ALL_AUDIENCES, 'log'] },
  created_at: { writer: 'server', type: 'time', privacy: 'public', shownTo: [...ALL_BUT_LINKS, 'notice', 'log'] },
  type: { writer: 'page', type: 'word', privacy: 'technical', shownTo: ['sender', ...LINKS, 'export', 'log'] },
  status: { writer: 'page', type: 'word', privacy: 'public', shownTo: [...ALL_AUDIENCES, 'log'] },
  name: { writer: 'visitor', type: 'line', privacy: 'contact', shownTo: [...ALL_BUT_LINKS, 'statusPage'] },
  phone: { writer: 'visitor', type: 'line', privacy: 'contact', shownTo: ALL_BUT_LINKS },
  email: { writer: 'visitor', type: 'line', optional: true, privacy: 'contact', shownTo: ALL_BUT_LINKS },
  address: { writer: 'visitor', type: 'line', privacy: 'location', shownTo: ALL_AUDIENCES },
  unit_number: { writer: 'visitor', type: 'line', optional: true, privacy: 'location', shownTo: ['sender', ...OWNER] },
  gate_code: { writer: 'visitor', type: 'line', optional: true, privacy: 'secret', shownTo: ALL_BUT_LINKS },
  service: { writer: 'visitor', type: 'line', privacy: 'public', shownTo: ALL_AUDIENCES },
  timeframe: { writer: 'visitor', type: 'line', privacy: 'public', shownTo: [...ALL_BUT_LINKS, 'notice', 'log'] },
  notes: { writer: 'visitor', type: 'prose', optional: true, privacy: 'contact', shownTo: ALL_BUT_LINKS },
  source_url: { writer: 'page', type: 'path', privacy: 'technical', shownTo: ALL_AUDIENCES },
  recaptcha_token: { writer: 'page', type: 'line', privacy: 'technical', shownTo: ['sender', 'export'] },
  vehicle_info: { writer: 'visitor', type: 'vehicle', optional: true, privacy: 'contact', shownTo: [...ALL_BUT_LINKS, 'notice'] },
  visitor_info: { writer: 'page', type: 'tracking', optional: true, privacy: 'location', shownTo: [...ALL_BUT_LINKS, 'notice'] },
  traffic_source: { writer: 'page', type: 'tracking', optional: true, privacy: 'technical', shownTo: [...ALL_BUT_LINKS, ...LINKS] },
  page_metrics: { writer: 'page', type: 'tracking', optional: true, privacy: 'technical', shownTo: ['sender', 'export'] },
  verification: { writer: 'internal', type: 'line', privacy: 'technical', shownTo: STAFF_OWNER_LOG },
  captcha_provider: { writer: 'internal', type: 'line', privacy: 'technical', shownTo: STAFF_OWNER_LOG },
  suspicion: { writer: 'internal', type: 'number', privacy: 'technical', shownTo: STAFF_OWNER_LOG },
  suspicion_reasons: { writer: 'internal', type: 'reasons', privacy: 'technical', shownTo: STAFF_OWNER_LOG },
  idempotency_key: { writer: 'internal', type: 'line', optional: true, privacy: 'secret', shownTo: [] },
  token_hash: { writer: 'internal', type: 'line', optional: true, privacy: 'secret', shownTo: [] },
  phone_digits: { writer: 'internal', type: 'line', optional: true, privacy: 'contact', shownTo: [] },
  search_text: { writer: 'internal', type: 'line', optional: true, privacy: 'contact', shownTo: [] },
  search_rest: { writer: 'internal', type: 'line', optional: true, privacy: 'contact', shownTo: [] },
  street: { writer: 'internal', type: 'line', optional: true, privacy: 'location', shownTo: STAFF },
  town: { writer: 'internal', type: 'line', optional: true, privacy: 'location', shownTo: [...STAFF, ...OWNER] },
  town_source: { writer: 'internal', type: 'line', optional: true, privacy: 'technical', shownTo: [...STAFF, 'export'] },
  appointment_start: { writer: 'visitor', type: 'time', optional: true, privacy: 'public', shownTo: [...STAFF, ...OWNER, ...LINKS] },
  appointment_end: { writer: 'visitor', type: 'time', optional: true, privacy: 'public', shownTo: [...STAFF, ...OWNER, ...LINKS] },
  sms_consent_at: { writer: 'visitor', type: 'time', optional: true, privacy: 'contact', shownTo: [...STAFF, ...OWNER] },
  price_agreed_cents: { writer: 'staff', type: 'number', optional: true, privacy: 'contact', shownTo: ['board', ...OWNER] },
  price_paid_cents: { writer: 'staff', type: 'number', optional: true, privacy: 'contact', shownTo: ['board', ...OWNER] },
  payment_method: { writer: 'staff', type: 'line', optional: true, privacy: 'contact', shownTo: ['board', ...OWNER] },
  payment_note: { writer: 'staff', type: 'line', optional: true, privacy: 'contact', shownTo: ['board', ...OWNER] },
  locked_in: { writer: 'visitor', type: 'word', optional: true, privacy: 'contact', shownTo: [...STAFF, 'export', ...LINKS] },
} as const satisfies Readonly<Record<string, FieldDefinition>>

export type Fields = typeof FIELDS
export type FieldColumn = keyof Fields

/** The fields that have all these properties. */
export type FieldsWhere<Properties> = {
  [Name in FieldColumn]: Fields[Name] extends Properties ? Name : never
}[FieldColumn]

/** The fields that an audience may be shown. */
export type FieldsFor<To extends Audience> = {
  [Name in FieldColumn]: To extends Fields[Name]['shownTo'][number] ? Name : never
}[FieldColumn]

/** How a lead came in: by a form or a signed request, as a missed call, or as a text message. */
export type LeadType = 'booking' | 'call' | 'message'

interface StructuredTypes {
  readonly type: LeadType
  readonly status: LeadStatus
  readonly vehicle_info: VehicleInfo
  readonly visitor_info: VisitorInfo
  readonly traffic_source: TrafficSource
  readonly page_metrics: PageMetrics
}

/** A stored submission. What the server found out about it is added in `Lead`. */
export type Submission = {
  readonly [Name in FieldsWhere<{ writer: 'visitor' | 'page' | 'server' }>]:
    | (Name extends keyof StructuredTypes ? StructuredTypes[Name] : string)
    | (Fields[Name] extends { readonly optional: true } ? null : never)
}

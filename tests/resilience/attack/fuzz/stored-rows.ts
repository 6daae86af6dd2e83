import type { FieldsWhere, FieldType } from '#domain/submission/fields.ts'
import { fieldsWhere } from '#domain/submission/field-lists.ts'
import { MAX_TEXT_LENGTH, submissionFieldErrors } from '#domain/submission/rules.ts'
import { keyQuestion, vehicleNeed } from '#domain/services/services.ts'
import { townOfLead } from '#domain/places/lead-town.ts'
import { joinUnit } from '#domain/submission/address/address-unit.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import type { Db } from '#server/db/db.ts'
import type { Ledger } from './ledger.ts'
import { listLeads } from '#server/db/tables/lead-queries.ts'

interface RowsReport {
  readonly rows: number
  /** The first few, one sentence each. */
  readonly problems: readonly string[]
}

const MAX_LISTED = 10
/** One-line fields hold no control character; notes hold line ends and tabs alone. */
// oxlint-disable-next-line no-control-regex -- these are what must not be there
const LINE_CONTROLS = /[\u0000-\u001f\u007f]/
// oxlint-disable-next-line no-control-regex -- likewise
const PROSE_CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/
/** The unit is appended to an address that may already have the maximum length. */
const UNIT_ROOM = MAX_TEXT_LENGTH + 10

type TextColumn = FieldsWhere<{ writer: 'visitor' | 'page'; type: 'line' | 'prose' | 'path' }>
const senders = (...types: readonly FieldType[]): readonly TextColumn[] =>
  fieldsWhere(
    ({ writer, type }) => (writer === 'visitor' || writer === 'page') && types.includes(type),
  ) as readonly TextColumn[]
const LINES = senders('line', 'path')
const TEXTS = senders('line', 'path', 'prose')
const longest = (name: TextColumn): number =>
  name === 'address' ? MAX_TEXT_LENGTH + UNIT_ROOM : MAX_TEXT_LENGTH

/** Checks every stored row against the rules, and the acknowledged submissions against the rows. */
export async function checkRows(db: Db, ledger: Ledger): Promise<RowsReport> {
  const problems: string[] = []
  const note = (problem: string): void => {
    if (problems.length < MAX_LISTED) problems.push(problem)
  }
  const missing = new Map(ledger.ids)
  const nameless = new Set(ledger.names)
  let rows = 0
  for await (const lead of listLeads(db, {})) {
    rows++
    const broken = brokenRules(lead)
    if (broken.length > 0) note(`row ${lead.id} breaks ${broken.join(', ')}`)
    const name = missing.get(lead.id)
    if (name !== undefined && name !== null && name !== lead.name) {
      note(`row ${lead.id} was acknowledged to another person`)
    }
    missing.delete(lead.id)
    nameless.delete(lead.name)
  }
  if (missing.size > 0) note(`${missing.size} acknowledged ids have no row`)
  if (nameless.size > 0) note(`${nameless.size} acknowledged requests have no row`)
  return { rows, problems }
}

/** Returns the names of the form rules that a row violates. */
function brokenRules(lead: Lead): string[] {
  const texts = TEXTS.map((name) => lead[name] ?? '')
  const lines = LINES.map((name) => lead[name] ?? '')
  const vehicle = lead.vehicle_info
  const question = keyQuestion(lead.service)
  return [
    ...Object.keys(submissionFieldErrors(lead)),
    lead.type !== 'booking' && 'type',
    lead.status !== 'pending' && 'status',
    Number.isNaN(Date.parse(lead.created_at)) && 'created_at',
    TEXTS.some((name) => (lead[name] ?? '').length > longest(name)) && 'length',
    lines.some((text) => LINE_CONTROLS.test(text)) && 'control characters',
    PROSE_CONTROLS.test(lead.notes ?? '') && 'control characters of the notes',
    texts.some((text) => !text.isWellFormed()) && 'Unicode',
    joinUnit(lead.address, lead.unit_number).address !== lead.address && 'unit in the address',
    joinUnit(lead.address, lead.unit_number).street !== lead.street && 'street',
    JSON.stringify(townOfLead(lead)) !== JSON.stringify(lead.town) && 'town',
    vehicle != null && vehicleNeed(lead.service) === 'none' && 'vehicle of a service without one',
    vehicle?.all_keys_lost !== undefined && question !== 'all_keys_lost' && 'all_keys_lost',
    vehicle?.has_unused_key !== undefined && question !== 'unused_key' && 'has_unused_key',
    !['verified', 'unverified'].includes(lead.verification) && 'verification',
  ].filter((broken) => broken !== false)
}

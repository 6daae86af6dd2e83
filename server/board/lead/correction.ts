import { z } from 'zod'
import { ENGLISH_RULE_MESSAGES } from '#copy/en/rule-messages.ts'
import { SPANISH_RULE_MESSAGES } from '#copy/es/rule-messages.ts'
import { CORRECTABLE_FIELDS, type CorrectableField } from '#domain/lead/events.ts'
import { isClosed, storedLeadStatus } from '#domain/lead/lifecycle.ts'
import { comparableDigits, formatPhone } from '#domain/phone/phone.ts'
import { townOfLead } from '#domain/places/lead-town.ts'
import { joinUnit } from '#domain/submission/address/address-unit.ts'
import { cleanField } from '#domain/submission/clean-field.ts'
import { MAX_TEXT_LENGTH, submissionFieldErrors } from '#domain/submission/rules.ts'
import type { Language } from '#domain/text/language.ts'
import { addFollowUpNotices } from '#server/alarm/notices/follow-ups.ts'
import { assigneeOf } from '#server/db/tables/alarms.ts'
import { execute, type Tx } from '#server/db/db.ts'
import { addEvent, listEvents } from '#server/db/tables/events.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import { findStatus, getLead } from '#server/db/tables/lead-queries.ts'
import { searchTexts } from '#server/db/tables/search-text.ts'
import { board, type Press } from '#server/board/form.ts'
import { type LeadForm, type Outcome } from './lead-form.ts'

/** How often one lead is corrected. */
const MAX_CORRECTIONS = 30

/** A field with its cleaned and valid value. */
type Change = readonly [CorrectableField, string]

/**
 * POST /staff/l/ID/correct: what the visitor gave wrongly, with all that is derived from it. The
 * history keeps the old values, and an assignee is told what a colleague corrected.
 */
export const correction: LeadForm<readonly Change[], 'full'> = {
  path: 'correct',
  form: 'correction',
  fields: (_messages, { lead, viewer: { language } }) =>
    z.record(z.string(), z.string()).transform((typed, context) => {
      const changes = changesOf(lead, typed)
      for (const change of changes) {
        const message = problemOf(lead, change, language)
        if (message !== null) context.addIssue({ code: 'custom', message })
      }
      return changes
    }),
  save: correctLead,
  saved: () => 'correction',
  refusals: { full: ({ correct }) => correct.full },
}

const RULE_MESSAGES = { en: ENGLISH_RULE_MESSAGES, es: SPANISH_RULE_MESSAGES }

/** Reads the fields that are sent and differ; a number is written as the form writes it. */
function changesOf(lead: Lead, typed: Readonly<Record<string, string>>): readonly Change[] {
  return CORRECTABLE_FIELDS.flatMap((field) => {
    const text = typed[field]
    if (text === undefined) return []
    const cleaned = cleanField(field, text)
    const value = field === 'phone' ? formatPhone(cleaned) : cleaned
    return value === lead[field] ? [] : [[field, value] as const]
  })
}

/** Returns what is wrong with a value, by the rules of the form; `null` if nothing is. */
function problemOf(lead: Lead, [field, value]: Change, language: Language): string | null {
  const { rules } = RULE_MESSAGES[language]
  if (value.length > MAX_TEXT_LENGTH) return rules['too-long']
  const code = submissionFieldErrors({ ...lead, [field]: value })[field]
  return code === undefined ? null : rules[code]
}

export async function correctLead(
  tx: Tx,
  submissionId: string,
  changes: readonly Change[],
  press: Press,
): Promise<Outcome<'full'>> {
  const found = await findStatus(tx, submissionId)
  if (found === null) return 'unknown'
  // The number of a closed lead decides about blocks and links, and nobody looks at it any more.
  if (isClosed(storedLeadStatus(found.status))) return 'conflict'
  const before = await countCorrections(tx, submissionId)
  if (before + changes.length > MAX_CORRECTIONS) return 'full'
  for (const change of changes) await correctField(tx, submissionId, change, press)
  const after = await countCorrections(tx, submissionId)
  if (after === before) return 'saved'
  const { staffMemberId, now, settings } = press
  const change = { event: 'corrected', role: 'staff', staffMemberId } as const
  const assignee = await assigneeOf(tx, submissionId)
  const context = { submissionId, assignee, settings, now }
  await addFollowUpNotices(tx, change, context)
  return 'saved'
}

async function correctField(
  tx: Tx,
  submissionId: string,
  [field, value]: Change,
  { staffMemberId, now }: Press,
): Promise<void> {
  const lead = await getLead(tx, submissionId)
  const before = lead?.[field]
  if (lead === null || before === undefined || before === value) return
  const corrected = { ...lead, [field]: value }
  const town = field === 'address' ? townOfLead({ address: value }) : lead.town
  const street = field === 'address' ? joinUnit(value, lead.unit_number).street : lead.street
  await execute(
    tx,
    `UPDATE submissions SET name = :name, phone = :phone, address = :address, service = :service,
       phone_digits = :digits, search_text = :searchText, street = :street, town = :town,
       town_source = :townSource
     WHERE id = :submissionId`,
    {
      submissionId,
      name: corrected.name,
      phone: corrected.phone,
      address: corrected.address,
      service: corrected.service,
      digits: comparableDigits(corrected.phone),
      searchText: searchTexts({ ...corrected, town: town?.name ?? null }).search_text,
      street,
      town: town?.name ?? null,
      townSource: town?.source ?? null,
    },
  )
  const payload = { field, before, after: value }
  const by = board({ staffMemberId })
  await addEvent(tx, { submissionId, kind: 'corrected', by, at: now, payload })
}

async function countCorrections(tx: Tx, submissionId: string): Promise<number> {
  const events = await listEvents(tx, submissionId)
  return events.filter(({ kind }) => kind === 'corrected').length
}

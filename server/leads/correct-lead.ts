import type { CorrectableField } from '#domain/lead/events.ts'
import { townOfLead } from '#domain/places/lead-town.ts'
import { comparableDigits } from '#domain/phone/phone.ts'
import { joinUnit } from '#domain/submission/address/address-unit.ts'
import { addEvent, listEvents } from '#server/store/events.ts'
import type { NoticeSettings } from '#server/store/notice.ts'
import { addFollowUpNotices } from './outgoing/follow-ups.ts'
import { assigneeOf } from '#server/store/alarms.ts'
import { getLead } from '#server/store/lead-queries.ts'
import { findStatus } from '#server/store/lead-status.ts'
import { searchTexts } from '#server/store/search-text.ts'
import { execute, type Tx } from '#server/store/db.ts'

/** How often one lead is corrected. */
const MAX_CORRECTIONS = 30

export interface Correction {
  /** Cleaned and valid values of fields. */
  readonly changes: readonly (readonly [field: CorrectableField, value: string])[]
  readonly staffMemberId: string
  readonly now: number
  readonly settings: NoticeSettings
}

/**
 * Corrects what the visitor gave (R240), with all that is derived from it; the history keeps the old
 * values, and an assignee is told what a colleague corrected.
 */
export async function correctLead(
  tx: Tx,
  submissionId: string,
  correction: Correction,
): Promise<'corrected' | 'full' | 'unknown'> {
  const { changes, staffMemberId, now, settings } = correction
  const locked = await findStatus(tx, submissionId)
  if (locked === null) return 'unknown'
  const before = await countCorrections(tx, submissionId)
  if (before + changes.length > MAX_CORRECTIONS) return 'full'
  for (const change of changes) await correctField(tx, submissionId, change, correction)
  const after = await countCorrections(tx, submissionId)
  if (after === before) return 'corrected'
  const change = { event: 'corrected', role: 'staff', staffMemberId } as const
  const assignee = await assigneeOf(tx, submissionId)
  const context = { submissionId, type: locked.type, assignee, settings, now, step: after }
  await addFollowUpNotices(tx, change, context)
  return 'corrected'
}

async function correctField(
  tx: Tx,
  submissionId: string,
  [field, value]: Correction['changes'][number],
  { staffMemberId, now }: Correction,
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
  const by = { staffMemberId, via: 'board' }
  await addEvent(tx, { submissionId, kind: 'corrected', by, at: now, payload })
}

async function countCorrections(tx: Tx, submissionId: string): Promise<number> {
  const events = await listEvents(tx, submissionId)
  return events.filter(({ kind }) => kind === 'corrected').length
}

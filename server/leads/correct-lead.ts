import type { CorrectableField } from '#domain/lead/events.ts'
import { townOfLead } from '#domain/places/lead-town.ts'
import { comparableDigits } from '#domain/phone/phone.ts'
import { joinUnit } from '#domain/submission/address/address-unit.ts'
import { addEvent, listEvents } from '#server/store/events.ts'
import type { NoticeSettings } from '#server/store/notice.ts'
import { addFollowUpNotices } from './outgoing/follow-ups.ts'
import { assigneeOf } from '#server/store/alarms.ts'
import { getLead } from '#server/store/lead-queries.ts'
import { lockLead } from '#server/store/lock-lead.ts'
import { searchTexts } from '#server/store/search-text.ts'
import { execute, type Program } from '#server/store/sql-program.ts'

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
export function* correctLead(
  submissionId: string,
  correction: Correction,
): Program<'corrected' | 'full' | 'unknown'> {
  const { changes, staffMemberId, now, settings } = correction
  const locked = yield* lockLead(submissionId)
  if (locked === null) return 'unknown'
  const before = yield* countCorrections(submissionId)
  if (before + changes.length > MAX_CORRECTIONS) return 'full'
  for (const change of changes) yield* correctField(submissionId, change, correction)
  const after = yield* countCorrections(submissionId)
  if (after === before) return 'corrected'
  const change = { event: 'corrected', role: 'staff', staffMemberId } as const
  const assignee = yield* assigneeOf(submissionId)
  const context = { submissionId, type: locked.type, assignee, settings, now, step: after }
  yield* addFollowUpNotices(change, context)
  return 'corrected'
}

function* correctField(
  submissionId: string,
  [field, value]: Correction['changes'][number],
  { staffMemberId, now }: Correction,
): Program<void> {
  const lead = yield* getLead(submissionId)
  const before = lead?.[field]
  if (lead === null || before === undefined || before === value) return
  const corrected = { ...lead, [field]: value }
  const town = field === 'address' ? townOfLead({ address: value }) : lead.town
  const street = field === 'address' ? joinUnit(value, lead.unit_number).street : lead.street
  yield* execute(
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
  yield* addEvent({ submissionId, kind: 'corrected', by, at: now, payload })
}

function* countCorrections(submissionId: string): Program<number> {
  const events = yield* listEvents(submissionId)
  return events.filter(({ kind }) => kind === 'corrected').length
}

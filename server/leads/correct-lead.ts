import type { CorrectableField } from '#domain/lead/events.ts'
import { townOfLead } from '#domain/places/lead-town.ts'
import { comparableDigits } from '#domain/phone/phone.ts'
import { joinUnit } from '#domain/submission/address/address-unit.ts'
import { addEvent, listEvents } from '../store/events.ts'
import { getLead } from '../store/leads.ts'
import { lockLead } from '../store/lock-lead.ts'
import { searchText } from '../store/search-text.ts'
import { execute, type Program } from '../store/sql-program.ts'

/** How often one lead is corrected. */
const MAX_CORRECTIONS = 30

/**
 * Corrects what the visitor gave (R240), with all that is derived from it; the history keeps the old
 * value.
 * @param value cleaned and valid
 */
export function* correctLead(
  submissionId: string,
  {
    field,
    value,
    staffMemberId,
    now,
  }: {
    readonly field: CorrectableField
    readonly value: string
    readonly staffMemberId: string
    readonly now: number
  },
): Program<'corrected' | 'full' | 'unknown'> {
  if ((yield* lockLead(submissionId)) === null) return 'unknown'
  const lead = yield* getLead(submissionId)
  if (lead === null) return 'unknown'
  const before = lead[field]
  if (before === value) return 'corrected'
  if ((yield* countCorrections(submissionId)) >= MAX_CORRECTIONS) return 'full'
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
      searchText: searchText(corrected),
      street,
      town: town?.name ?? null,
      townSource: town?.source ?? null,
    },
  )
  const payload = { field, before, after: value }
  const by = { staffMemberId, via: 'board' }
  yield* addEvent({ submissionId, kind: 'corrected', by, at: now, payload })
  return 'corrected'
}

function* countCorrections(submissionId: string): Program<number> {
  const events = yield* listEvents(submissionId)
  return events.filter(({ kind }) => kind === 'corrected').length
}

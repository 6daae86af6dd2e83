import { z } from 'zod'
import { eventsOf } from '#domain/lead/events.ts'
import { NOTE_LENGTH } from '#server/board/field-lengths.ts'
import type { Tx } from '#server/db/db.ts'
import { addEvent, listEvents } from '#server/db/tables/events.ts'
import { findStatus } from '#server/db/tables/lead-queries.ts'
import { board, type Press, prose } from '#server/board/form.ts'
import { type LeadForm, type Outcome } from './lead-form.ts'

const MAX_NOTES = 50

interface Fields {
  readonly note: string
}

/** POST /staff/l/ID/note: a note that only staff read. */
export const note: LeadForm<Fields, 'full'> = {
  path: 'note',
  form: 'note',
  fields: ({ lead }) =>
    z.object({ note: prose(NOTE_LENGTH, lead.noteEmpty, lead.noteTooLong(NOTE_LENGTH)) }),
  save: addStaffNote,
  saved: () => 'note',
  refusals: { full: ({ lead }) => lead.notesFull },
}

export async function addStaffNote(
  tx: Tx,
  submissionId: string,
  { note: text }: Fields,
  press: Pick<Press, 'staffMemberId' | 'now'>,
): Promise<Outcome<'full'>> {
  const lead = await findStatus(tx, submissionId)
  if (lead === null) return 'unknown'
  const events = await listEvents(tx, submissionId)
  if (eventsOf(events, 'staff_note').length >= MAX_NOTES) return 'full'
  const payload = { text }
  await addEvent(tx, {
    submissionId,
    kind: 'staff_note',
    by: board(press),
    at: press.now,
    payload,
  })
  return 'saved'
}

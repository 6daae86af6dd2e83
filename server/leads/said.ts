/** How a lead came, and what its customer said last, for notices and for the page of a link. */

import { type Danger, dangerIn } from '#domain/lead/danger.ts'
import { eventsOf, type LeadEvent } from '#domain/lead/events.ts'
import { formatCents } from '#domain/lead/money.ts'
import type { LeadType, Submission } from '#domain/submission/fields.ts'
import { listEvents } from '#server/db/tables/events.ts'
import { first, type Tx } from '#server/db/db.ts'
import type { SaidOfNotice } from '#server/db/tables/notice.ts'
import { withoutCodes, withoutNumbers } from './facts/quoted-words.ts'

/** Returns everything that the customer wrote, the first text first. */
const textsOf = (notes: string | null, events: readonly LeadEvent[]): readonly string[] => [
  ...(notes === null ? [] : [notes]),
  ...eventsOf(events, 'note').map(({ payload }) => payload.text),
]

/** Returns whether somebody is in danger, by the form's box and by everything that was written. */
export const dangerOf = (
  { notes, locked_in }: Pick<Submission, 'notes' | 'locked_in'>,
  events: readonly LeadEvent[],
): Danger | null => (locked_in === null ? dangerIn(textsOf(notes, events)) : 'inside')

/** Reads it for a notice; `null` for a lead that is gone. */
export async function saidOf(tx: Tx, submissionId: string): Promise<SaidOfNotice | null> {
  const lead = await first<{
    type: LeadType
    notes: string | null
    lockedIn: string | null
    source: string | null
    acceptedBy: string | null
    acceptedAt: number | null
  }>(
    tx,
    `SELECT s.type, s.notes, s.locked_in, s.traffic_source ->> 'source' AS source, a.accepted_by, a.accepted_at
     FROM submissions s JOIN alarms a ON a.submission_id = s.id WHERE s.id = :submissionId`,
    { submissionId },
  )
  if (lead === null) return null
  const events = await listEvents(tx, submissionId)
  const quoted = lead.acceptedAt === null ? withoutNumbers : withoutCodes
  const agreed = eventsOf(events, 'agreed').at(-1)
  const quote = eventsOf(events, 'quoted').find(({ at }) => at === agreed?.payload.quoteId)
  return {
    type: lead.type,
    source: lead.source ?? '',
    isPressed: eventsOf(events, 'called').some(({ payload }) => payload.pressed),
    words: quoted(lead.notes ?? ''),
    danger: dangerOf({ notes: lead.notes, locked_in: lead.lockedIn }, events),
    note: quoted(eventsOf(events, 'note').at(-1)?.payload.text ?? ''),
    agreed: quote === undefined ? null : formatCents(quote.payload.totalCents),
    proposed: eventsOf(events, 'window_proposed').at(-1)?.payload.windows ?? [],
  }
}

/** Leads of one customer who sent two requests for one job. */

import { findStatus, getLead } from '#server/db/tables/lead-queries.ts'
import { LEAD_LIFECYCLE } from '#domain/lead/lifecycle.ts'
import type { Actor } from '#server/db/tables/actor.ts'
import type { BoardDetail, OpenDuplicate } from '#server/db/tables/board-records.ts'
import { addEvent, listEvents } from '#server/db/tables/events.ts'
import type { NoticeSettings } from '#server/db/tables/notice.ts'
import { execute, rows, type Tx } from '#server/db/db.ts'
import { openDuplicates } from './same-customer.ts'
import { transitionLead, type TransitionOptions, type TransitionResult } from './transition.ts'

/** 'refused': one of them is closed, or they are not of one customer. */
type JoinResult =
  | { readonly outcome: 'joined'; readonly keptId: string }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'unknown' }

/**
 * Joins two open leads of one customer: the one that is further goes on, of two alike the older one.
 * The other one is closed as its duplicate; its alarm ends, and each status page shows its own request only,
 * because their senders may be two people. Undone like every transition.
 */
export async function joinLeads(
  tx: Tx,
  submissionId: string,
  {
    otherId,
    by,
    now,
    settings,
  }: {
    readonly otherId: string
    readonly by: Actor
    readonly now: number
    readonly settings: NoticeSettings
  },
): Promise<JoinResult> {
  for (const id of [submissionId, otherId])
    if ((await findStatus(tx, id)) === null) return { outcome: 'unknown' }
  const [own] = (await openDuplicates(tx, otherId)).filter(({ id }) => id === submissionId)
  const [other] = (await openDuplicates(tx, submissionId)).filter(({ id }) => id === otherId)
  if (own === undefined || other === undefined) return { outcome: 'refused' }
  const [kept, closed] = [own, other].toSorted(
    (one, two) => progressOf(two) - progressOf(one) || one.at - two.at,
  )
  if (kept === undefined || closed === undefined) return { outcome: 'refused' }
  const transition = { to: 'duplicate', role: 'staff', by, now, noticeId: null, settings } as const
  const { outcome } = await transitionLead(tx, closed.id, { ...transition, keptId: kept.id })
  if (outcome === 'changed') await completeLead(tx, kept.id, { from: closed.id, by, now })
  return outcome === 'changed' ? { outcome: 'joined', keptId: kept.id } : { outcome: 'refused' }
}

/** What a call or a text does not ask for. */
const COMPLETED_FIELDS = ['address', 'name', 'service'] as const

/** Takes over what only the closed request says of place, name and service; its history says so. */
async function completeLead(
  tx: Tx,
  submissionId: string,
  { from, by, now }: { readonly from: string; readonly by: Actor; readonly now: number },
): Promise<void> {
  const [own, other] = [await getLead(tx, submissionId), await getLead(tx, from)]
  if (own === null || other === null) return
  for (const field of COMPLETED_FIELDS) {
    if (own[field] !== '' || other[field] === '') continue
    const more =
      field === 'address' ? ', street = :street, town = :town, town_source = :townSource' : ''
    await execute(tx, `UPDATE submissions SET ${field} = :value${more} WHERE id = :submissionId`, {
      submissionId,
      value: other[field],
      ...(field === 'address' && {
        street: other.street,
        town: other.town?.name ?? null,
        townSource: other.town?.source ?? null,
      }),
    })
    const payload = { field, before: '', after: other[field] }
    await addEvent(tx, { submissionId, kind: 'corrected', by, at: now, payload })
  }
}

/**
 * Closes an open lead because the customer's other request goes on: joined with the one that is
 * furthest, if there is one. Without one, staff know of it from elsewhere, and the owners are told.
 */
export async function closeAsDuplicate(
  tx: Tx,
  submissionId: string,
  transition: Omit<TransitionOptions, 'to' | 'role' | 'noticeId' | 'keptId'>,
): Promise<TransitionResult> {
  const [kept] = (await openDuplicates(tx, submissionId)).toSorted(
    (one, two) => progressOf(two) - progressOf(one) || one.at - two.at,
  )
  return await transitionLead(tx, submissionId, {
    ...transition,
    to: 'duplicate',
    role: 'staff',
    noticeId: null,
    ...(kept !== undefined && { keptId: kept.id }),
  })
}

const progressOf = ({ status }: OpenDuplicate): number => LEAD_LIFECYCLE[status].progress ?? 0

/** How many joined duplicates of a lead are shown. */
const MAX_JOINED = 3

/** Lists the duplicates that were joined with this lead, with their events. */
export async function joinedLeads(tx: Tx, submissionId: string): Promise<BoardDetail['joined']> {
  const joined = await rows<{ id: string; notes: string | null }>(
    tx,
    `SELECT a.submission_id AS id, s.notes FROM alarms a JOIN submissions s ON s.id = a.submission_id
     WHERE a.joined_with = :submissionId ORDER BY a.stored_at LIMIT ${MAX_JOINED}`,
    { submissionId },
  )
  const leads: BoardDetail['joined'][number][] = []
  for (const { id, notes } of joined) leads.push({ id, notes, events: await listEvents(tx, id) })
  return leads
}

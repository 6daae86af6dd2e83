/** What a call about a notice reads. */

import type { App } from '#server/app.ts'
import type { Notice } from '#server/alarm/channel.ts'
import { toNotice } from '#server/alarm/notice-facts.ts'
import { callForLead, countWaiting, nextWaiting } from '#server/alarm/escalation/waiting-leads.ts'
import { findNotice } from '#server/db/tables/notices.ts'
import { saidOf } from '#server/leads/said.ts'
import { openDuplicates, otherLeadOf } from '#server/leads/same-customer.ts'

type ReadingApp = Pick<App, 'db' | 'clock'>

/**
 * Returns the notice as the call words it; `null` when it is unknown. Its `acceptUrl` is `null`.
 * @param otherLeadId another lead that the call offered; `null` for its own
 */
export async function noticeOfCall(
  { db, clock }: ReadingApp,
  noticeId: string,
  otherLeadId: string | null = null,
): Promise<Notice | null> {
  const job = await db.read((tx) =>
    otherLeadId === null ? findNotice(tx, noticeId) : callForLead(tx, noticeId, otherLeadId),
  )
  if (job === null) return null
  const { lead } = job
  const others = lead === null ? [] : await db.read((tx) => openDuplicates(tx, lead.id))
  const said = lead === null ? null : await db.read((tx) => saidOf(tx, lead.id))
  return toNotice(job, {
    ...(said !== null && { said }),
    waiting: await db.read((tx) => countWaiting(tx, clock())),
    open: 0,
    otherLead: otherLeadOf(others, job.staffMember?.id ?? null),
    acceptUrl: null,
  })
}

/**
 * Returns the call as it offers the next waiting lead; `null` when none is left.
 * @param after id of the lead that was offered last; `null` for the call's own
 */
export async function nextNoticeOfCall(
  app: ReadingApp,
  noticeId: string,
  after: string | null,
): Promise<Notice | null> {
  const leadId = await app.db.read((tx) => nextWaiting(tx, noticeId, after, app.clock()))
  return leadId === null ? null : await noticeOfCall(app, noticeId, leadId)
}

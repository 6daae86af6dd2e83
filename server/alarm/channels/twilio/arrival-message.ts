import { leadState } from '#domain/lead/replay.ts'
import { pageLanguage } from '#domain/submission/visitor-language.ts'
import { arrivalSmsText } from '#copy/server/arrival.ts'
import { OPT_OUT } from '#copy/server/opt-out.ts'
import { eventsOf } from '#domain/lead/events.ts'
import { signedChannel } from '#server/status-page/token/link-channel.ts'
import { shareToken } from '#server/status-page/token/share-token.ts'
import { statusPageToken } from '#server/status-page/token/status-page-token.ts'
import type { BoardDetail } from '#server/db/tables/board-records.ts'
import { listLinkHolders } from '#server/db/tables/staff-access.ts'
import type { ChannelApp, Notice } from '#server/alarm/channel.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { boardDetail } from '#server/leads/board-leads.ts'

/**
 * Writes the text message that tells a customer when the assignee arrives; `null` without an arrival
 * time, or without a link that the number may get.
 */
export async function arrivalMessage(
  app: ChannelApp,
  { facts: { submissionId: id } }: Notice,
): Promise<string | null> {
  const { db, environment } = app
  const lead = await db.read((tx) => getLead(tx, id))
  const detail = await db.read((tx) => boardDetail(tx, id))
  const eta = detail && leadState(detail.events).eta
  if (lead === null || detail === null || eta == null) return null
  const link = await linkTo(app, id, detail)
  if (link === null) return null
  const language = pageLanguage(lead.source_url)
  return `${arrivalSmsText(eta, language, environment.staffUrl + link)} ${OPT_OUT[language]}`
}

/** The customer's own link goes to the number that the customer gave; to any other, one that only shows. */
async function linkTo(
  { db, readSecret }: ChannelApp,
  id: string,
  { events, idempotencyKey, assignee }: BoardDetail,
): Promise<string | null> {
  const secret = await readSecret()
  if (!eventsOf(events, 'corrected').some(({ payload: { field } }) => field === 'phone')) {
    const token = await statusPageToken(readSecret, { id, idempotencyKey })
    return `/r/${token}?from=${signedChannel(secret, token, 'sms')}`
  }
  const holders = await db.read(listLinkHolders)
  const token = shareToken(secret, id, assignee?.staffMemberId ?? null, holders)
  return token === null ? null : `/r/${token}`
}

import { leadState } from '#domain/lead/replay.ts'
import { pageLanguage } from '#domain/submission/visitor-language.ts'
import { arrivalSmsText } from '#copy/server/arrival.ts'
import { OPT_OUT } from '#copy/server/opt-out.ts'
import { eventsOf } from '#domain/lead/events.ts'
import { signedChannel } from '#server/status-page/token/link-channel.ts'
import { shareToken } from '#server/status-page/token/share-token.ts'
import { createStatusPageTokens } from '#server/status-page/token/token-factory.ts'
import type { BoardDetail } from '#server/db/tables/board-records.ts'
import { listLinkHolders } from '#server/db/tables/staff-access.ts'
import type { ReadSecret } from '#server/secrets/secret.ts'
import type { Db } from '#server/db/db.ts'
import type { NoticeSender } from '#server/alarm/deliver-notice.ts'
import type { PhoneChannelOptions } from './client.ts'
import { createSmsSender } from './sms.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { boardDetail } from '#server/leads/board-leads.ts'

/** Creates the sender of the message that tells a visitor when the assignee arrives. */
export function createArrivalSms(
  options: PhoneChannelOptions,
  store: Db,
  { staffUrl, readSecret }: { readonly staffUrl: string; readonly readSecret: ReadSecret },
): NoticeSender {
  const sendSms = createSmsSender(options)

  /** The customer's own link goes to the number that the customer gave; to any other, one that only shows. */
  async function linkTo(
    id: string,
    { events, idempotencyKey, assignee }: BoardDetail,
  ): Promise<string | null> {
    const secret = await readSecret()
    if (!eventsOf(events, 'corrected').some(({ payload: { field } }) => field === 'phone')) {
      const token = await createStatusPageTokens(readSecret)({ id, idempotencyKey })
      return `/r/${token}?from=${signedChannel(secret, token, 'sms')}`
    }
    const holders = await store.read(listLinkHolders)
    const token = shareToken(secret, id, assignee?.staffMemberId ?? null, holders)
    return token === null ? null : `/r/${token}`
  }

  return {
    async send(notice) {
      const { submissionId: id } = notice.facts
      const [lead, detail] = await Promise.all([
        store.read((tx) => getLead(tx, id)),
        store.read((tx) => boardDetail(tx, id)),
      ])
      const eta = detail && leadState(detail.events).eta
      if (lead === null || detail === null || eta == null)
        return { outcome: 'failed', permanent: true, gone: 'no', error: 'no arrival time' }
      const link = await linkTo(id, detail)
      if (link === null) return { outcome: 'failed', permanent: true, gone: 'no', error: 'no link' }
      const language = pageLanguage(lead.source_url)
      const text = arrivalSmsText(eta, language, staffUrl + link)
      return await sendSms(notice, `${text} ${OPT_OUT[language]}`)
    },
  }
}
